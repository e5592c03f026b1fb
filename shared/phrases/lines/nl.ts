export const lines = `
di 10 uur Anna overleg 45 min
morgen om 14:30 gesprek met Anna over de offerte
vrijdag om 12 uur lunch Jürgen
3 december 9 uur kick-off Ana 2 uur
volgende week dinsdag 9 uur Anna
deze vrijdag om 15 uur Anna
vandaag om 17 uur Anna
14 uur Anna overleg
morgenochtend Anna koffie
morgenavond eten met Anna
overmorgen 9 uur Anna
over drie dagen om 11 uur Anna
over twee weken 10 uur Anna overleg
over 2 uur Anna controle
27 nov 10 uur Anna
1 december om negen uur Anna
dinsdag 10 uur Anna een half uur
dinsdag 10 uur Anna voor 45 minuten
dinsdag 10-11:30 uur Anna
van 10 tot 11 uur Anna dinsdag
dinsdag kwart over twee Anna bezoek 90 minuten
elke maandag 9 uur Anna standup
Anna elke maandag en donderdag 9 uur
om de twee weken op dinsdag 9 uur Anna
elke werkdag 9 uur Anna
elke eerste maandag 9 uur Anna
elke maandag 9 uur Anna tot 24 december
elke maandag 9 uur Anna 10 keer
gebeld Anna wil de nieuwe offerte
gisteren Anna gebeld over de tarieven
notitie Anna wil korting
Anna morgen mailen
Anna vrijdag om 15 uur bellen
taak Anna offerte sturen vrijdag 15 uur
taak offerte naar Anna sturen voor vrijdag
herinner me Anna vrijdag bellen
opvolgen Anna over twee weken
Anna actief
zet Anna op in behandeling
Anna is nu kijker
Anna morgen afzeggen
Anna naar vrijdag 10 uur verzetten
Anna niet verschenen
Anna tot vrijdag uitstellen
Anna twee weken uitstellen
nieuwe klant Zelda Quint
Anna morgen
Anna gisteren doorgegaan
`;
