export const lines = `
Di 10 Uhr Anna Besprechung 45 Min
morgen um 14:30 Uhr Telefonat mit Anna wegen des Angebots
Freitag Mittag Essen Jürgen
3. Dezember 9 Uhr Kick-off Ana 2 Stunden
nächsten Dienstag 9 Uhr Anna
diesen Freitag um 15 Uhr Anna
heute 17 Uhr Anna
14 Uhr Anna Besprechung
morgen früh Anna Kaffee
morgen Abend Essen mit Anna
übermorgen 9 Uhr Anna
in drei Tagen um 11 Anna
in zwei Wochen 10 Uhr Anna Besprechung
in 2 Stunden Anna Rückfrage
27. Nov. 10 Uhr Anna
am 1. Dezember um neun Anna
Dienstag 10 Uhr Anna eine halbe Stunde
Dienstag 10 Uhr Anna für 45 Minuten
Dienstag 10 bis 11:30 Uhr Anna
von 10 bis 11 Uhr Anna Dienstag
Dienstag Viertel nach zwei Anna Ortstermin 90 Minuten
jeden Montag 9 Uhr Anna Standup
Anna montags und donnerstags 9 Uhr
alle zwei Wochen am Dienstag 9 Uhr Anna
jeden Werktag 9 Uhr Anna
jeden ersten Montag 9 Uhr Anna
jeden Montag 9 Uhr Anna bis 24. Dezember
jeden Montag 9 Uhr Anna 10 Mal
Anruf Anna will das neue Angebot
gestern Anna angerufen wegen der Preise
Notiz Anna möchte einen Rabatt
Anna morgen mailen
Anna Freitag 15 Uhr anrufen
Aufgabe Anna Angebot schicken Freitag 15 Uhr
Aufgabe Angebot an Anna schicken bis Freitag
erinnere mich Anna Freitag anzurufen
Nachfassen bei Anna in zwei Wochen
Anna aktiv
Anna auf offen setzen
Anna ist jetzt Interessentin
Anna morgen absagen
Anna auf Freitag 10 Uhr verschieben
Anna nicht erschienen
Anna bis Freitag zurückstellen
Anna zwei Wochen zurückstellen
neuer Kunde Zelda Quint
Anna morgen
Anna gestern stattgefunden
`;
