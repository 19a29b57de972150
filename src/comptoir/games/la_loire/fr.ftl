game-title = La Loire
