log-line = { $player } : { $move }
ask-nothing = On ne te demande rien.
refusal-not-asked = On ne te demande rien pour le moment.
refusal-no-answer = { $needs ->
    [none] La question posée est une autre : { $question }
   *[other] La question posée est une autre : { $question } Ce coup a sa place ailleurs ({ $needs }).
 }
seat-name = Joueur { $number }
program-name = { $name } (programme)
yes = oui
no = non

play-help = Une lettre répond, tout comme le chiffre d’une carte ou d’un dé, ou un mot. ? règles · ? château cherche un mot ou une règle · w ce qui est refusé et pourquoi · h conseil · u reprendre · l journal · p points · b plateau · s [fichier] enregistrer · help aide · q quitter (la partie est enregistrée)
play-pass = Passe le clavier à { $name }, puis appuie sur Entrée. 
play-rule-hint = Tape ? et la règle entre crochets pour la lire.
play-nothing-refused = Rien n’est refusé ici.
play-no-such-rule = Rien n’est trouvé pour « { $rule } ».
play-no-undo = Rien à reprendre : quelque chose a été révélé, ou quelqu’un d’autre a répondu depuis.
play-no-such-number = Rien ne porte ici le chiffre { $number }. Tape une lettre, ou help.
play-saved = Enregistré dans { $file } ; pour continuer : comptoir play --load { $file }
result-title = Décompte final
result-so-far = Points jusqu’ici
result-total = Total
result-lost = Tu as perdu.
result-names = { $first } et { $last }
result-winner = { $count ->
    [1] { $names } gagne.
   *[other] { $names } se partagent la victoire.
 }

hint-points = points attendus : { $points }, { $chance } de chances de gagner
hint-why = Le premier apporte { $gain } de plus que le second : { $source }
hint-none = Il n’y a rien à choisir ici.

play-no-such-answer = « { $typed } » n’est pas une réponse ici. Tape une lettre, ou help.
play-confirm = « { $answer } » ne peut pas être repris. Entrée le fait, n pour réfléchir encore :
play-open = On attend d’autres joueurs.
play-invitation = On attend d’autres joueurs ; ils entrent par { $link }
play-waiting = C’est au tour des autres.
play-left = Ta place reste la tienne : la même commande t’y ramène.
play-no-reply = Le serveur ne répond pas ; réessaie.
rules-first-steps = Premiers pas
rules-now = En ce moment
rules-chapters = Règles
rules-how = ? P3 montre une règle, ? et un mot tout ce qui en parle.
rules-more = Autres passages trouvés : { $count }. Prends un mot plus long.
hint-close = Les deux se valent à peu près.
screen-board = Plateau
screen-own = À toi
screen-log = Journal
screen-no-such-number = Rien ne porte ici le chiffre { $number }. Tape l’une des lettres.
screen-no-such-answer = « { $typed } » n’est pas une réponse ici. Tape l’une des lettres.
screen-press-again = Cela ne peut pas être repris : encore une fois, ou Entrée, pour le faire.
screen-over = La partie est finie : p pour les points, q pour quitter.
screen-rules = Règles
screen-hint = Conseil
screen-undo = Reprendre
screen-points = Points
screen-why = Refusé
screen-save = Enregistrer
screen-leave = Quitter

told-some = { $n ->
    [1] { $thing }
   *[other] { $n } × { $thing }
 }
told-and = { $first }, { $rest }
told-gain = +{ $what }
told-gain-at = { $where } : +{ $what }
told-gain-from = +{ $what } ← { $from }
told-lose = −{ $what }
told-lose-at = { $where } : −{ $what }
told-lose-to = { $what } → { $to }
told-moved = { $thing } : { $from } → { $to }
told-nothing = rien
told-nowhere = –
told-track = { $track } { $old } → { $new }
told-points = { $n ->
    [one] { $n } point ({ $source })
   *[other] { $n } points ({ $source })
 }
told-then = { $first } ; { $rest }
told-line = { $player } : { $rows }
told-under = { $name } : { $rows }
told-with = { $answer } ({ $effects })
told-forced = rien d’autre n’est permis : { $rules }
step-beginning = au début
