export const lines = `
mardi 10h Anna point 45 min
demain 14h30 appel avec Anna sur le devis
vendredi midi déjeuner Jürgen
3 décembre 9h lancement Ana 2 heures
mardi prochain 9h Anna
ce vendredi à 15h Anna
aujourd'hui 17h Anna
14h Anna point
demain matin Anna café
demain soir dîner avec Anna
après-demain 9h Anna
dans trois jours à 11h Anna
dans deux semaines 10h Anna point
dans 2 heures Anna vérification
27 nov. 10h Anna
1er décembre à 9 heures Anna
mardi 10h Anna une demi-heure
mardi 10h Anna pendant 45 minutes
mardi 10h-11h30 Anna
de 10h à 11h Anna mardi
mardi 14 h 15 Anna visite du site 90 minutes
tous les lundis 9h Anna réunion
Anna les lundis et jeudis 9h
toutes les deux semaines le mardi 9h Anna
tous les jours ouvrés 9h Anna
chaque premier lundi 9h Anna
chaque lundi 9h Anna jusqu'au 24 décembre
chaque lundi 9h Anna 10 fois
appel Anna veut le nouveau devis
hier appelé Anna pour les tarifs
note Anna veut une remise
écrire à Anna demain
appeler Anna vendredi 15h
tâche Anna envoyer devis vendredi 15h
tâche envoyer le devis à Anna d'ici vendredi
rappelle-moi d'appeler Anna vendredi
relancer Anna dans deux semaines
Anna actif
passer Anna en attente
Anna est maintenant curieux
annuler Anna demain
déplacer Anna à vendredi 10h
Anna absente
mettre en pause Anna jusqu'à vendredi
mettre en pause Anna pendant 2 semaines
nouveau client Zelda Quint
Anna demain
Anna hier a eu lieu
`;
