log-line = { $player } : { $move }
log-chance = hasard
ask-nothing = On ne te demande rien.
refusal-not-asked = On ne te demande rien pour le moment.
refusal-no-answer = { $needs ->
    [none] La question posée est une autre : { $question }
   *[other] La question posée est une autre : { $question } Ce coup a sa place ailleurs ({ $needs }).
 }
seat-name = Joueur { $number }
yes = oui
no = non

play-help = Un nombre répond. ? ce qui est refusé et pourquoi · ? P3 la règle · u reprendre · l journal · p points · b plateau · s [fichier] enregistrer · h aide · q quitter (la partie est enregistrée)
play-pass = Passe le clavier à { $name }, puis appuie sur Entrée. 
play-rule-hint = Tape ? et la règle entre crochets pour la lire.
play-nothing-refused = Rien n’est refusé ici.
play-no-such-rule = La règle { $rule } n’existe pas.
play-no-undo = Rien à reprendre : quelque chose a été révélé, ou quelqu’un d’autre a répondu depuis.
play-no-such-number = Tape un nombre de 1 à { $count }, ou h pour l’aide.
play-saved = Enregistré dans { $file } ; pour continuer : comptoir play --load { $file }
result-title = Décompte final
result-so-far = Points jusqu’ici
result-total = Total
result-lost = Tu as perdu.
result-winner = { $count ->
    [1] { $names } gagne.
   *[other] { $names } se partagent la victoire.
 }

hint-points = points attendus : { $points }, { $chance } de chances de gagner
hint-why = Le premier apporte { $gain } de plus que le second : { $source }
hint-none = Il n’y a rien à choisir ici.

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
told-line = { $player } : { $rows }
told-under = { $name } : { $rows }
told-forced = rien d’autre n’est permis : { $rules }
step-beginning = au début
