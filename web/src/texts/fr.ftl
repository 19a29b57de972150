## Partout
app-name = Comptoir
app-motto = Des jeux de société à la lettre de leurs règles, entre amis ou avec des bots, en direct ou sur plusieurs jours.
app-skip = Aller à la page
app-offline = Le serveur est injoignable. Nous réessayons ; rien de ce qui a été confirmé n’est perdu.
app-broken = Une erreur s’est produite sur le serveur.
app-close = Fermer
app-loading = Un instant …
app-more = Afficher plus
app-not-found = Il n’y a rien ici
app-not-found-text = L’adresse ne mène nulle part, ou la table est privée.
app-to-lobby = Vers l’accueil
app-rule = Règle { $rule }
app-disclaimer = Une version non officielle, avec ses propres mots et dessins ; les jeux et leurs noms appartiennent à leurs propriétaires.
nav-main = Pages
nav-lobby = Accueil
nav-new = Nouvelle table
nav-finished = Parties terminées
nav-ratings = Classements
nav-profile = Profil
nav-guest = Se connecter
menu-open = Ouvrir le menu
theme-label = Couleurs
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
program-name = { $name } (programme)
language-label = Langue

## Places et bots
seat-number = Place { $number }
seat-open = Place libre
seat-you = toi
bot-name = Bot ({ $level })
bot-short = Bot{ $number }
level-greedy = glouton
level-random = au hasard
level-beginner = débutant
level-casual = amateur
level-skilled = confirmé
level-expert = expert

## Accueil
filter-any = peu importe
filter-rated = Classement
filter-rated-yes = classée
filter-rated-no = non classée
filter-result = Résultat
filter-won = gagnée
filter-lost = perdue
filter-opponent = Adversaire
filter-none = Aucune partie ne correspond.

lobby-title = Prends place
lobby-mine = Tes tables
lobby-mine-none = Tu n’es encore à aucune table.
lobby-mine-all = Toutes les tables ({ $count })
lobby-invited = Invitations
lobby-decline = Non merci
lobby-open = Tables ouvertes
lobby-open-none = Aucune table ouverte n’attend de joueurs. Ouvres-en une, ou joue avec des bots.
lobby-games = Les jeux
lobby-play = Jouer
lobby-rules = Règles
players-range = De { $few } à { $many } { $many ->
    [one] personne
   *[other] personnes
 }
table-your-turn = À toi
table-waits-for = À { $names } de jouer
table-waiting-players = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
 }
table-over = Terminée
table-private = Privée
table-watch = Regarder
table-join = S’asseoir
name-title = Comment t’appeler ?
name-label = Ton nom
name-hint = Il ne nous faut rien de plus. Un compte pourra venir plus tard.
name-go = Continuer

## Nouvelle table
new-title = Une nouvelle table
new-game = Jeu
new-players = Combien de personnes ?
new-seats = Qui s’assied où ?
new-seat-me = Toi
new-seat-open = Libre : sur invitation ou pour tous
new-seat-hot = Quelqu’un à cet appareil
new-seat-bot = Bot, { $level }
new-levels = Les débutants ne voient pas bien des coups, les amateurs quelques-uns ; tous deux répondent aussitôt. Les confirmés prennent jusqu’à une demi-seconde par tour, les experts une à quatre.
new-hot-name = Nom
new-options = Variantes
new-default = habituel
new-who-may = Qui peut jouer ?
new-private = Seulement avec le lien d’invitation
new-open = Tout le monde : la table est à l’accueil
new-more = Pendule et autres détails
new-clock = Pendule
new-clock-none = Sans pendule : prenez votre temps, même des jours
new-clock-some = { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
 } par personne, plus { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
 } par tour
new-end-turn = Terminer les tours explicitement
new-end-turn-hint = Un tour qui peut encore être repris ne finit que lorsqu’on le dit.
new-name = Nom de la table
new-name-hint = Facultatif
new-figures = Les valeurs de ta propre boîte
new-figures-hint = Un fichier TOML corrige ce qui est imprimé autrement dans ta boîte. Une telle partie n’est pas classée.
new-figures-how = La fin des règles dit comment.
new-language = Langue de cette page
new-language-hint = Chacun choisit la sienne.
new-create = Ouvrir la table

## Invitation
join-title = { $host } t’invite à une partie
join-title-plain = Une partie t’attend
join-sit = Prendre place
join-full = Toutes les places sont prises.
join-watch = Regarder

## Table
table-title = Table
table-board = La table
table-question = Question
table-answers = Réponses
table-panel = Jouer
table-yours = Tes affaires
table-menu = Menu
table-in-words = Répondre par les mots
table-skip = Passer
table-pace = Coups des autres
table-pace-once = aussitôt
table-pace-brisk = vite
table-pace-calm = calmement
table-sound = Un son doux quand c’est à moi
table-since = { $count ->
    [one] { $count } coup depuis ton dernier tour
   *[other] { $count } coups depuis ton dernier tour
 }
table-since-nothing = Personne n’a rien gagné ni perdu.
table-log-since = depuis ton dernier tour
table-tab-count = { $count } choix { $count ->
    [one] possible
   *[other] possibles
 }
table-to-answer = doit répondre
table-answers-filter = Filtrer { $count } { $count ->
    [one] réponse
   *[other] réponses
 }
table-refused = { $count ->
    [one] { $count } réponse que les règles interdisent à présent
   *[other] { $count } réponses que les règles interdisent à présent
 }
table-refused-mark = Interdit :
table-why = Règle { $rule }
table-asides = En outre
table-wait-others = C’est à { $names } de répondre.
table-wait-bot = { $names } { $count ->
    [1] réfléchit
   *[other] réfléchissent
 } …
table-you-watch = Tu regardes.
table-sending = Envoi …
table-undo = Reprendre le coup
table-ask-undo = Demander aux autres de revenir en arrière
table-asks-undo = { $name } demande à revenir { $count ->
    [0] de 0 réponse
    [1] d’une réponse
   *[other] de { $count } réponses
 } en arrière.
table-you-asked-undo = Tu as demandé à revenir en arrière. En attente : { $names }.
table-undo-before = Avant : { $move }.
table-agree = Accepter
table-refuse = Refuser
table-end-turn = Finir le tour
table-your-turn-is = À toi : { $question }
table-log = Journal
table-log-none = Rien ne s’est encore passé.
table-log-more = et { $count } { $count ->
    [one] autre
   *[other] autres
 }
table-log-newer = { $count } plus { $count ->
    [one] récente
   *[other] récentes
 } ↓
table-log-chance = Hasard : { $things }
table-chat = Discussion
table-chat-none = Personne n’a encore rien dit.
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-seats = Joueurs
table-points = Points
table-points-by = Points par origine
table-total = Total
table-corrected = Joué avec les valeurs de la boîte de l’hôte ; non classé
table-spectators = { $count ->
    [0] Personne ne regarde
    [one] Une personne regarde
   *[other] { $count } personnes regardent
 }
table-connected = là
table-away = pas là
table-remove = Supprimer
table-remove-sure = Supprimer cette table pour de bon ?
table-resign = Abandonner
table-resign-sure = Un bot jouera pour toi, définitivement. Abandonner ?
table-take-back = Jouer de nouveau moi-même
table-late = Ton temps est écoulé ; un bot joue la suite pour toi.
table-replace-self = Laisser un bot jouer pour moi
table-replace = Laisser un bot jouer pour { $name }
table-lost = La connexion est perdue. Nous réessayons ; rien de ce qui a été confirmé n’est perdu.
table-stuck = Cette partie ne peut pas continuer
table-gone = Tu ne peux pas voir cette table.
table-invite = Inviter
table-invite-text = Envoie ce lien à qui doit jouer :
table-invite-name = Ou invite quelqu’un par son nom
table-invited = Sur invitation : { $names }
table-copy = Copier
table-copied = Copié
table-wait-players = En attente de joueurs
table-wait-host = L’hôte va commencer.
table-start = Commencer
table-leave = Se lever
table-delete = Débarrasser la table
table-result = Décompte final
table-replay = Télécharger la partie
table-again = Rejouer
table-pass = Passe l’appareil à { $name }
table-pass-text = Ce que les autres ne doivent pas voir est caché jusque-là.
table-pass-go = Je suis { $name }
table-show-seat = S’asseoir à la place « { $name } »
table-notices = Me prévenir quand c’est à moi
table-notice-email = Par courriel
table-notice-push = Dans ce navigateur
table-notice-webhook = Par webhook
table-private-yes = Table privée
table-private-no = Table ouverte
table-place = { $place }.
table-outline-none = On dresse la table …
table-hidden = face cachée
cancel = Annuler

## Parties terminées
finished-title = Parties terminées
finished-mine = Les miennes
finished-all = Toutes
finished-none = Aucune partie n’est encore terminée.
finished-import = Ouvrir un fichier de partie
finished-won = Victoire avec { $points } { $points ->
    [one] point
   *[other] points
 } : { $names }
finished-lost = Perdu avec { $points } { $points ->
    [one] point
   *[other] points
 }

## Classements
ratings-title = Classements
ratings-about = Les comptes sont classés par les parties avec au moins deux personnes, pour chaque jeu et chaque nombre de joueurs à part.
ratings-people = Personnes
ratings-programs = Programmes
ratings-about-programs = Les programmes sont classés à part, d’après leurs parties contre les programmes d’autres personnes et les niveaux des bots. Une partie avec un programme à la table ne compte pour personne.
ratings-none = Personne n’est encore classé ici.
ratings-place = Rang
ratings-name = Nom
ratings-rating = Cote
ratings-games = Parties
ratings-players = { $count ->
    [1] en solo
    [one] { $count } personne
   *[other] { $count } personnes
 }

## Profil
profile-title = Profil
profile-guest = Tu es ici en invité, connu de ce seul navigateur.
profile-account = Tu as un compte.
profile-rename = Changer le nom
profile-save = Enregistrer
profile-saved = Enregistré.
profile-register = En faire un compte
profile-register-text = Un compte garde tes places et tes parties sur tous les appareils, et il est classé.
profile-password = Mot de passe
profile-password-hint = Au moins 8 caractères
profile-email = Courriel
profile-email-hint = Pour les avis et un mot de passe oublié ; peut rester vide
profile-email-confirmed = Confirmée : les lettres y sont envoyées.
profile-email-asked = Pas encore confirmée : ouvre le lien de la lettre qui y a été envoyée.
profile-email-again = Renvoyer la lettre
confirm-title = Ton adresse
confirm-done = Merci : désormais les lettres y sont envoyées.
profile-login = Se connecter
profile-login-text = Avec un compte que tu as déjà
profile-logout = Se déconnecter
profile-share = Mes parties publiques terminées peuvent faire partie d’un jeu de données ouvert
profile-share-text = Sans les noms, et seulement si toutes les personnes qui ont joué le permettent.
profile-revoke = Se déconnecter partout
profile-logout-guest = Un invité qui se déconnecte ne peut plus revenir à ses tables. Se déconnecter ?
profile-sessions = Tes connexions
profile-session-unknown = Un appareil sans nom
profile-session-this = (celui-ci)
profile-session-end = Déconnecter
profile-notices = Avis
profile-push-on = Prévenir ce navigateur quand c’est à moi
profile-push-off = Plus d’avis dans les navigateurs
profile-push-no = Ce navigateur ne peut pas être prévenu.
profile-push-denied = Le navigateur a interdit les avis de ce site.
profile-unknown = Il n’y a personne à cette adresse.
profile-games = { $finished } { $finished ->
    [one] partie terminée
   *[other] parties terminées
 }, dont { $won } { $won ->
    [one] gagnée
   *[other] gagnées
 }
profile-email-remove = Pour retirer une adresse confirmée, donne ton mot de passe.
profile-email-waits = Nouvelle adresse : { $email }. Elle comptera une fois ouverts les liens des deux lettres : celle envoyée là-bas et celle envoyée à l’ancienne adresse.
profile-email-agreed-old = L’ancienne adresse est d’accord.
profile-email-agreed-new = La nouvelle adresse est d’accord.
profile-forgot = Mot de passe oublié ?
confirm-agreed = Merci : cette adresse est d’accord. Le changement vaudra dès que l’autre le sera aussi.
confirm-changed = Merci : désormais les lettres vont à la nouvelle adresse.
reset-title = Un nouveau mot de passe
reset-text = Si ton compte a une adresse confirmée, un lien pour choisir un nouveau mot de passe y est envoyé.
reset-name = Ton nom ou ton adresse
reset-send = Envoyer le lien
reset-sent = S’il existe un tel compte avec une adresse confirmée, une lettre est en route. Son lien sert une seule fois, d’ici deux jours.
account-password = Mot de passe
account-old-password = Ancien mot de passe
account-new-password = Nouveau mot de passe
account-password-hint = Au moins 8 caractères. Tous les autres appareils sont déconnectés.
account-password-saved = Le nouveau mot de passe est en place.
account-data = Tes données
account-export-text = Un fichier avec tout ce qui est enregistré sur toi : ton nom, tes appareils, tes connaissances, tes parties, tes réponses et tes messages.
account-export = Télécharger mes données
account-leave = Supprimer mon compte
account-leave-finished = { $count ->
    [0] Tu n’as pas de partie terminée.
    [one] Ta partie terminée reste, sans ton nom.
   *[other] Tes { $count } parties terminées restent, sans ton nom.
 }
account-leave-running = Dans ces parties en cours, un bot continue pour toi, pour de bon :
account-leave-own = Celles de tes tables qui n’ont pas commencé sont débarrassées :
account-leave-others = À ces tables, qui n’ont pas commencé, tu te lèves :
account-leave-end = Tout le reste est supprimé aussitôt, sans retour possible.
account-leave-now = Supprimer pour de bon
profile-look = Apparence

## Amis, programmes, statistiques
friends-title = Amis
friends-name = Nom d’un compte
friends-hint = Vous êtes amis quand les deux l’ont dit.
friends-add = Devenir amis
friends-account = Avec un compte, tu peux avoir des amis et recevoir des invitations à ton nom.
friends-friends = Tes amis
friends-asking = Veulent être amis avec toi
friends-asked = Tu as demandé
friends-blocked = Comptes bloqués
friends-accept = Accepter
friends-decline = Refuser
friends-withdraw = Retirer
friends-end = Ne plus être amis
friends-block = Bloquer
friends-unblock = Débloquer
friends-none = Personne encore.
friends-block-text = Une personne bloquée ne peut ni t’inviter, ni s’asseoir à tes tables, ni se faire entendre dans ton chat. On ne le lui dit pas.
friends-is-friend = Vous êtes amis
friends-is-asked = Tu as demandé à être amis.
friends-is-blocked = Tu as bloqué cette personne.

programs-title = Programmes
programs-text = Un programme à toi peut jouer ici sous un compte à lui. Tout le monde voit que c’en est un.
programs-docs = L’interface
programs-of = Un programme créé par { $name }
programs-name = Nom d’un nouveau programme
programs-make = Lui créer un compte
programs-remove = Retirer
programs-remove-sure = { $name } part pour de bon : ses jetons ne valent plus rien, et des bots continuent dans ses parties.
programs-token = Nouveau jeton
programs-token-once = Copie-le maintenant : il n’est montré que cette fois.
programs-token-unnamed = Jeton
programs-new-token = Nouveau jeton
programs-label = À quoi il sert
programs-scopes = Ce qu’il permet
programs-make-token = Créer un jeton
programs-revoke = Révoquer
programs-used = utilisé { $when }
programs-unused = jamais utilisé
scope-read = regarder
scope-read-text = regarder les tables, les jeux et les classements
scope-tables = tables
scope-tables-text = ouvrir des tables, s’asseoir et se lever
scope-play = jouer
scope-play-text = répondre, reprendre un coup et abandonner
scope-chat = chat
scope-chat-text = parler dans le chat

stats-title = Statistiques
stats-text = Ce que donnent ensemble tes parties terminées. Personne d’autre ne le voit.
stats-results = Résultats
stats-games = Par jeu
stats-seats = Par place à la table
stats-opponents = Par adversaire
stats-won = victoires : { $won } sur { $finished }, points en moyenne : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-ahead = devant { $ahead } fois sur { $finished }
stats-sources = Points par source : { $game }
stats-own = toi { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-field = autres { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-luck = Chance
stats-skill = Ton jeu
stats-trend = { $count ->
    [one] { $count } partie analysée : chance { $luck }, ton jeu { $skill }, en points
   *[other] { $count } parties analysées : chance { $luck }, ton jeu { $skill }, en points en moyenne
 }
stats-trend-text = Les points de chaque partie analysée, de la première à la dernière ; les lignes sont la moyenne des cinq dernières.
stats-trend-none = Aucune de ces parties n’a encore été analysée. L’analyse se trouve à côté de chaque enregistrement.

## Règles
rules-title = Règles
rules-language = Ces règles sont écrites en anglais.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-signs = Symboles
rules-unknown = Il n’y a pas de règles de ce nom. Il y a celles-ci :
rules-hits = { $count ->
    [0] Rien trouvé
    [one] Une règle
   *[other] { $count } règles
 }
rules-play = Jouer à ce jeu

board-next = Choisis maintenant avec quoi.
board-choose = Ce qui brille peut être choisi.
board-cancel = Choisir autre chose
board-close = Fermer
board-larger = Plus grand
board-smaller = Plus petit

## Replay and analysis
replay-title = Revoir la partie
replay-watch = Revoir la partie
replay-missing = Seules les parties terminées peuvent être revues ; celle-ci est en cours ou n’existe pas.
replay-seat = Vu par
replay-everyone = un spectateur
replay-share = Copier le lien vers ce moment
replay-control = Lecture
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture automatique
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-moment = Moment de la partie
replay-at = { $at } sur { $of }
replay-pace = Vitesse
replay-pace-0 = lente
replay-pace-1 = normale
replay-pace-2 = rapide
replay-lost = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
replay-guest = Invité
analysis-tab = Analyse
analysis-title = Chance et talent
analysis-text = Chaque décision est revue : ce qu’elle a coûté en points, ce que la chance a donné et ce qu’un expert aurait fait. Cela prend quelques minutes.
analysis-begin = Analyser cette partie
analysis-guest = Donne-toi d’abord un nom, en haut de la page.
analysis-running = Réponses revues : { $done } sur { $of } …
analysis-player = Joueur
analysis-start = Attendu au début
analysis-luck = Chance
analysis-skill = Son jeu
analysis-others = Jeu des autres
analysis-score = Points
analysis-graph = Points finaux attendus au fil de la partie
analysis-legend = Lignes : les points finaux attendus. Points : erreurs d’au moins un point. Barres : chance. Un clic mène au moment.
analysis-expert = { $name } : l’expert aurait choisi « { $move } », { $points } ± { $error } points de mieux.
analysis-same = { $name } a choisi comme l’expert.
analysis-chance = Chance ici, en points : { $changes }.
analysis-worst = Les décisions les plus coûteuses
values-title = Valeurs d’un agent
values-text = Un fichier de valeurs montre ce qu’un programme attend des coups. « comptoir.env.Values » l’écrit ; il reste dans ce navigateur.
values-open = Ouvrir un fichier de valeurs
values-wrong = Ce n’est pas un fichier de valeurs, ou il vient d’une autre partie.
values-none = Il n’y a pas de valeurs pour ce moment.
values-before = Valeurs avant
values-after = Valeurs après
values-agent = Ces valeurs viennent de : { $agent }
values-expected = attend { $value }
values-move = Coup
values-visits = Visites
values-value = Valeur

## Lesson
lesson-title = Première leçon
lesson-step = Étape { $step } sur { $of }
lesson-leave = Continuer sans la leçon
lesson-done = Continuer à jouer
lesson-start = Première leçon
lesson-fold = Replier le texte
lesson-unfold = Montrer tout le texte

## Aides à la réflexion
aids-title = Réfléchir
aids-what-if = Et si …
aids-what-if-text = Essaie contre des bots. Ce que tu ne peux pas voir est redistribué, et rien ne compte.
aids-not-here = Cette table ne le permet pas entre personnes.
aids-allowed = Permis entre personnes : { $aids }
aids-name-what-if = plateaux d’essai
aids-name-hints = conseils
new-aids = Aide entre personnes
new-aid-what-if = Plateaux d’essai : chacun peut essayer contre des bots
new-aid-hints = Conseils des bots ; une telle partie n’est pas classée
new-aids-hint = Contre des bots seuls, et après la fin, les deux sont toujours là.
derived-what-if = Et si …
derived-what-if-text = Rien ne compte ici. Ce que tu ne peux pas voir a été redistribué.
derived-play-on = Partie continuée
derived-play-on-text = Cette partie continue à partir d’un moment d’une partie finie.
derived-anew = Redistribuer
derived-back = Retour
play-on = Continuer à partir d’ici
play-on-against = Contre
hints-title = Conseil
hints-text = Les réponses qu’un bot juge les meilleures, sur le plateau, avec les points attendus.
hints-not-now = On ne te demande rien en ce moment.
hints-points = points : { $points }, chance de gagner : { $chance }
aids-back = Revoir, pas à pas
plan-make = Prévoir
plan-text = Prépare ton prochain tour pendant que les autres jouent. Personne d’autre ne l’apprend.
plan-not-now = C’est à toi : joue simplement.
plan-keep = Garder cette suite
plan-yours = Ton plan
plan-waiting = il attend ton tour.
plan-done = { $count ->
    [one] { $count } réponse a été donnée.
   *[other] { $count } réponses ont été données.
 }
plan-stopped = { $count ->
    [0] rien n’a été joué.
    [one] { $count } réponse a été donnée.
   *[other] { $count } réponses ont été données.
 }
plan-drop = Oublier le plan
derived-plan = Plan
derived-plan-text = Joue ton prochain tour comme il peut venir. Il est joué pour toi tant qu’il coûte et rapporte autant ; d’autres suites sont essayées l’une après l’autre.
derived-exercise = Trouve un meilleur coup
derived-exercise-text = Ici une décision t’a coûté des points. Que ferais-tu maintenant ?
exercise-judge = Combien cela vaut-il ?
exercise-best = Aussi bon que le meilleur. Dans la partie tu as perdu { $points } ici.
exercise-cost = Cela coûte { $cost } ; dans la partie c’était { $played }. Le mieux serait « { $move } ».
exercises-title = Exercices
exercises-text = Les décisions qui t’ont coûté le plus, dans tes parties analysées. Trouve un meilleur coup ; on te le dit en points.
exercises-none = Rien encore : ouvre une de tes parties finies et fais-la analyser.
exercises-lost = points perdus : { $points }
exercises-go = Trouver un meilleur coup
turns-next = Tour suivant ({ $count })
slow-title = Parties sur plusieurs jours
slow-days = Jours de vacances
slow-go = Partir en vacances
slow-back = Je suis de retour
slow-away = Tu es en vacances jusqu’au { $date } ; tes pendules sont arrêtées.
slow-left = { $count ->
    [one] Il reste { $count } jour
   *[other] Il reste { $count } jours
 } cette année.
slow-automatic = Donner ma réponse là où il n’y en a qu’une
slow-automatic-hint = Aux tables sur plusieurs jours. Cela prend le temps que tu prendrais toi-même, pour ne rien révéler à personne.
new-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 } par coup, et en réserve { $bank ->
    [one] { $bank } jour
   *[other] { $bank } jours
 }
new-late = Qui n’a plus de temps
new-late-bot = est remplacé par un bot jusqu’à son retour
new-late-resign = a abandonné
new-days-hint = Personne ne voit qui est là. Il y a des vacances, des rappels et des plans.
table-notice-form = Sous la forme pour
table-form-json = programmes (JSON)
table-form-discord = Discord
table-form-slack = Slack
replay-running = Retour en arrière
