export const lines = `
martes 10h Anna revisión 45 min
mañana a las 14:30 llamada con Anna sobre el presupuesto
viernes a mediodía comida Jürgen
3 de diciembre a las 9 arranque Ana 2 horas
próximo martes a las 9 Anna
este viernes a las 15h Anna
hoy a las 17 Anna
14h Anna revisión
mañana por la mañana Anna café
mañana por la noche cena con Anna
pasado mañana a las 9 Anna
en tres días a las 11 Anna
dentro de dos semanas a las 10 Anna revisión
en 2 horas Anna control
27 nov a las 10 Anna
1 de diciembre a las nueve Anna
martes a las 10 Anna media hora
martes a las 10 Anna durante 45 minutos
martes 10-11:30 Anna
de 10 a 11 Anna martes
martes a las dos y cuarto Anna visita 90 minutos
cada lunes a las 9 Anna reunión
Anna los lunes y jueves a las 9
cada dos semanas el martes a las 9 Anna
todos los días laborables a las 9 Anna
cada primer lunes a las 9 Anna
todos los lunes a las 9 Anna hasta el 24 de diciembre
todos los lunes a las 9 Anna 10 veces
llamada Anna quiere el nuevo presupuesto
ayer llamé a Anna por las tarifas
nota Anna quiere un descuento
escribir a Anna mañana
llamar a Anna viernes a las 3 de la tarde
tarea Anna enviar presupuesto viernes a las 15h
tarea enviar el presupuesto a Anna para el viernes
recuérdame llamar a Anna el viernes
seguimiento Anna en dos semanas
Anna activa
cambiar Anna a pendiente
Anna ahora es curiosa
cancelar Anna mañana
mover Anna al viernes a las 10
Anna no se presentó
posponer Anna hasta el viernes
posponer Anna durante dos semanas
nuevo cliente Zelda Quint
Anna mañana
Anna ayer realizada
`;
