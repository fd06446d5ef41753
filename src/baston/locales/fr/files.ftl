# Ce qui ne va pas dans un fichier que l’on écrit pour jouer dessus : l’arène de Super Fantasy Brawl, le tapis de Base Principale.

file-place = { $what ->
    [arena] Arène
    [deck] Deck
    [targets] Objectifs
   *[mat] Tapis
}, ligne { $line }
file-too-large = { $what ->
    [arena] L’arène
    [deck] Le deck
    [puzzles] Le fichier de problèmes
    [targets] La table d’objectifs
   *[mat] Le tapis
} dépasse { $most } ko.
file-syntax = { file-place } : ce n’est pas du TOML lisible. Cherche un guillemet, un crochet ou une virgule qui manque ici ou juste au-dessus.
file-deep = { file-place } : tables et listes s’emboîtent trop, { $most } fois au plus.
file-many-fields = { file-place } : un fichier a au plus { $most } clés et éléments.
file-repeated = { file-place } : { $field } est deux fois dans le fichier. Gardes-en un.
file-missing = { file-place } : { $field } manque.
file-unknown = { file-place } : il n’y a pas de { $field }. Il y a : { $known }.
file-unknown-near = { file-place } : il n’y a pas de { $field }. Voulais-tu dire { $near } ? Il y a : { $known }.
file-unused = { file-place } : { $field } ne sert à rien avec { $of }, qui prend { $known }.
file-table = { file-place } : { $field } doit être une table de champs.
file-list = { file-place } : { $field } doit être une liste.
file-few = { file-place } : { $field } { $count ->
    [0] est vide
    [one] a un élément
   *[other] a { $count } éléments
}, il en faut au moins { $least }.
file-many = { file-place } : { $field } a { $count } éléments, il en faut { $most } au plus.
file-number = { file-place } : { $field } doit être un nombre entier de { $low } à { $high }.
file-decimal = { file-place } : { $field } doit être un nombre de { $low } à { $high }.
file-word = { file-place } : { $field } doit être l’un de ces mots : { $known }.
file-text = { file-place } : { $field } doit être un texte d’une ligne, de 1 à { $most } signes visibles.
file-item-twice = { file-place } : { $field } est { $item }, qui est déjà dans cette liste.
