export const lines = `
terça às 10 Anna revisão 45 min
amanhã às 14:30 ligação com Anna sobre o orçamento
sexta ao meio-dia almoço Jürgen
3 de dezembro às 9h início Ana 2 horas
próxima terça às 9 Anna
esta sexta às 15h Anna
hoje às 17h Anna
14h Anna revisão
amanhã de manhã Anna café
amanhã à noite jantar com Anna
depois de amanhã às 9h Anna
em três dias às 11 Anna
daqui a duas semanas às 10h Anna revisão
em 2 horas Anna conferência
27 nov às 10h Anna
1º de dezembro às nove Anna
terça às 10h Anna meia hora
terça às 10h Anna por 45 minutos
terça 10h-11h30 Anna
das 10 às 11 Anna terça
terça às 14h15 Anna visita técnica 90 minutos
toda segunda às 9h Anna reunião
Anna às segundas e quintas às 9h
a cada duas semanas na terça às 9h Anna
todo dia útil às 9h Anna
toda primeira segunda às 9h Anna
toda segunda-feira às 9h Anna até 24 de dezembro
toda segunda-feira às 9h Anna 10 vezes
ligação Anna quer o novo orçamento
ontem liguei para Anna sobre os preços
nota Anna quer um desconto
enviar e-mail para Anna amanhã
ligar para Anna sexta às 3 da tarde
tarefa Anna enviar orçamento sexta às 15h
tarefa enviar o orçamento para Anna até sexta
lembre-me de ligar para Anna na sexta
acompanhar Anna em duas semanas
Anna ativa
mudar Anna para pendente
Anna agora é curiosa
cancelar Anna amanhã
remarcar Anna para sexta às 10h
Anna não compareceu
adiar Anna até sexta
adiar Anna por duas semanas
novo cliente Zelda Quint
Anna amanhã
Anna ontem realizado
`;
