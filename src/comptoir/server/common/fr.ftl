error-bad-request = Cette demande n’a pas la bonne forme : { $what }.
error-bad-message = Ce message n’a pas la bonne forme : { $what }.
error-bad-setup = { $why }
error-bad-replay = { $why }
error-bad-webhook = Cette adresse ne convient pas à un webhook ; il faut une adresse http ou https publique.
error-bad-link = Ce lien est périmé ou incomplet ; demandes-en un nouveau dans ton profil.
error-no-session = Dis-nous d’abord ton nom.
error-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
error-needs-token = Ces chiffres ne sont donnés qu’à cette machine, ou avec le jeton que son exploitant a choisi.
error-bad-token = Ce jeton n’est pas connu ici, ou a été révoqué.
error-not-for-programs = Ce jeton ne le permet pas ; certaines choses sont réservées aux personnes.
error-needs-account = Il faut un compte pour cela ; tu peux en créer un dans ton profil.
error-no-letters = Ce serveur ne peut pas envoyer de courrier ; demande à son exploitant.
error-not-your-seat = Ce n’est pas ta place.
error-not-your-table = Seule la personne qui a ouvert la table peut le faire.
error-foreign-origin = Cette demande vient d’un autre site.
error-still-running = L’enregistrement sera disponible une fois la partie terminée.
error-spectator = Seules les personnes à la table peuvent le faire.
error-aid-not-allowed = Cette table ne permet pas cette aide ; cela se décide à la création de la table.
error-not-found = Il n’y a rien ici ; le lien est peut-être ancien.
error-nobody = Personne n’a de compte à ce nom.
error-wrong-method = Ce n’est pas possible ici.
error-stale = La table a changé entre-temps ; regarde encore.
error-duplicate = C’est déjà fait.
error-refused = Une règle l’interdit.
error-not-asked = On ne te demande pas cela en ce moment.
error-not-away = Cette personne est là, était là à l’instant, ou on ne lui demande rien.
error-no-vacation = C’est trop ; nombre de jours de vacances dans l’année : { $most }.
error-name-taken = Un compte porte déjà ce nom, ou un nom qui lui ressemble ; choisis-en un autre.
error-seat-taken = Cette place est prise.
error-table-full = Il n’y a plus de place à cette table.
error-already-started = Cette partie a déjà commencé.
error-not-started = Cette partie n’a pas encore commencé.
error-over = Cette partie est terminée.
error-cannot-go-on = Cette partie a commencé avec des règles que cette version ne joue plus. Elle ne peut pas continuer ici, mais on peut en enregistrer le déroulement.
error-no-replay = Ce plateau a commencé au milieu d’une partie et n’a pas d’enregistrement à lui.
error-no-plan = On prépare un plan pendant que d’autres jouent, à une table sur plusieurs jours : au plus douze suites de tes réponses.
error-no-turn-left = Sur le plateau d’essai, la partie se termine avant ta prochaine question : il n’y a plus rien à préparer.
error-unanswered = Réponds d’abord sur le plateau.
error-too-large = C’est trop grand.
error-too-many = C’est trop à la fois ; attends un instant et réessaie.
error-too-many-of-yours = Tu en as déjà autant d’ouverts qu’une personne peut en avoir ; ferme ou termine d’abord quelque chose.
error-wait = { $seconds ->
        [one] Trop d’un coup ; réessaie dans { $seconds } seconde.
       *[other] Trop d’un coup ; réessaie dans { $seconds } secondes.
    }
error-server-error = Quelque chose s’est mal passé sur le serveur ; rien n’a changé.
error-busy = Le serveur est occupé ; réessaie dans un instant.
ask-end-turn = Terminer ton tour, ou revenir en arrière ?
notice-joined = { $name } s’assied.
notice-left = { $name } s’en va.
notice-started = La partie commence.
notice-resigned = { $name } abandonne ; un bot continue.
notice-replaced = Un bot joue pour { $name }.
notice-returned = { $name } joue de nouveau.
notice-time-out = { $name } n’a plus de temps ; un bot continue.
notice-departed = La personne à la place { $seat } est partie pour de bon.
notice-hidden = Une ligne de quelqu’un que tu as bloqué.
notice-time-out-resigned = { $name } a épuisé son temps, ce qui vaut abandon ; un bot continue.
notice-away = { $name } est en vacances pour { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } ; la pendule est arrêtée.
notice-back = { $name } est de retour de vacances.
notice-taken-back = La table est revenue en arrière.
notice-not-taken-back = { $name } préfère ne pas revenir en arrière.
turn-subject = À toi de jouer : { $game }
turn-body = Les autres t’attendent : { $address }
turn-since = Depuis ton dernier tour :
reminder-subject = Le temps presse : { $game }
reminder-body = C’est toujours à toi de jouer : { $address }
plan-other-question = Il s’est arrêté avant « { $move } » : la question était une autre.
plan-refused = Il s’est arrêté avant « { $move } » : les règles ne le permettent plus.
plan-changed = Il s’est arrêté avant « { $move } » : cela coûterait ou rapporterait maintenant autre chose.
confirm-subject = Est-ce bien ton adresse ?
confirm-body = Quelqu’un, sans doute toi, veut recevoir un avis à cette adresse quand vient son tour sur Comptoir. Si c’est juste, ouvre ce lien d’ici deux jours : { $address }

    Sinon, ne fais rien : rien d’autre ne sera envoyé ici.
change-subject = Une autre adresse pour ton compte ?
change-body = Quelqu’un, sans doute toi, veut que le courrier de Comptoir parte désormais à une autre adresse. Si c’est juste, ouvre ce lien d’ici deux jours : { $address }

    On demande aussi à la nouvelle adresse. Si ce n’était pas toi, ne fais rien et change ton mot de passe.
reset-subject = Un nouveau mot de passe
reset-body = Quelqu’un, sans doute toi, a oublié le mot de passe de ton compte sur Comptoir. Ce lien permet d’en choisir un nouveau ; il sert une seule fois, d’ici deux jours : { $address }

    Si ce n’était pas toi, ne fais rien : l’ancien mot de passe reste valable.
invite-subject = { $name } t’invite : { $game }
invite-body = Une place est libre pour toi : { $address }
