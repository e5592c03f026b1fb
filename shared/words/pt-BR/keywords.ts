import type { keywords as english } from "../en/keywords.ts";
import type { Words } from "../words.ts";

export const keywords: Words<typeof english> = {
  book: "adicionar marcar reservar criar reunião agendar add book create meeting schedule",
  task: "nova criar a fazer lembrar lembrete pendência acompanhar acompanhamento new create to do todo remind follow up",
  call: "ligou liguei ligar telefone falou anotar registrar nota escrever called phone spoke note write down",
  company: "nova criar cadastrar new create client",
  customer: "novo criar cadastrar contato pessoa new create contact person",
  day: "abrir dia compromissos calendário open day appointments calendar",
  week: "abrir semana compromissos calendário open week appointments calendar view",
  month: "abrir mês compromissos calendário open month appointments calendar view",
  bookings:
    "ir para reservado online convite convidado solicitações pedidos lista go to booked online invited requests list",
  dashboard: "ir para início resumo visão geral go to home overview start",
  companies: "ir para lista empresas go to list clients",
  customers: "ir para lista todos pessoas contatos go to list all people contacts",
  tasks: "lista a fazer abertas atrasadas vencidas list to do todo open due",
  reports:
    "ir para análise gráficos números estatísticas funil go to analytics charts figures numbers statistics insights pipeline",
  history:
    "ir para alterações registro lixeira excluído restaurar go to changes log trash deleted restore undo",
  duplicates:
    "ir para mesclar duplicatas iguais repetidos limpar limpeza go to merge same twice double tidy clean",
  settings:
    "ir para ajustes preferências conta perfil nome e-mail senha excluir go to account profile name email password preferences delete",
  theme: "aparência cores modo claro escuro appearance colors mode switch",
  invite:
    "adicionar pessoa colega equipe membro leitor compartilhar add person colleague team member reader share desk settings",
  newDesk: "criar adicionar outra conta espaço de trabalho add create another account workspace",
  switchDesk: "mudar trocar mesa alternar switch desk go to change",
  import:
    "adicionar enviar arquivo tabela contatos migrar add upload file csv excel vcard ics paste table contacts migrate move",
  download:
    "exportar cópia backup planilha calendário dados salvar export copy data backup save csv spreadsheet ics calendar json all",
  exportList:
    "baixar salvar arquivo planilha tabela lista download save file spreadsheet list table",
  exportReport:
    "baixar salvar arquivo planilha números download save file spreadsheet figures workbook",
  shortcuts: "teclas ajuda keys help",
  logout: "encerrar sessão desconectar log out sign off",
  undo: "desfazer voltar reverter última alteração undo take back revert last change",
  editCustomer: "notas status valor telefone e-mail alterar notes status value phone email change",
  editCompany:
    "alterar site telefone e-mail endereço setor change website phone email address industry description",
  contacted: "último contato ligação falou last contact call spoke",
};
