import type { keywords as english } from "../en/keywords.ts";
import type { Words } from "../words.ts";

export const keywords: Words<typeof english> = {
  book: "adicionar reservar criar reunião agendar add book create meeting schedule",
  task: "nova criar fazer lembrar acompanhamento new create to do todo remind follow up",
  call: "ligou telefone falou nota escrever called phone spoke note write down",
  company: "nova criar new create client",
  customer: "novo criar contato pessoa new create contact person",
  day: "abrir dia compromissos calendário open day appointments calendar",
  week: "abrir semana compromissos calendário open week appointments calendar view",
  month: "abrir mês compromissos calendário open month appointments calendar view",
  bookings: "reservado on-line convidado pedidos lista go to booked online invited requests list",
  dashboard: "início resumo go to home overview start",
  companies: "lista empresas go to list clients",
  customers: "lista todas pessoas contatos go to list all people contacts",
  tasks: "lista abertas vencidas list to do todo open due",
  reports:
    "análise gráficos números estatísticas go to analytics charts figures numbers statistics insights pipeline",
  history:
    "alterações registro lixeira excluído restaurar go to changes log trash deleted restore undo",
  duplicates: "mesclar dobro arrumar go to merge same twice double tidy clean",
  settings:
    "conta perfil nome e-mail senha excluir go to account profile name email password preferences delete",
  theme: "aparência cores modo appearance colors mode switch",
  invite:
    "adicionar pessoa colega equipe membro leitor compartilhar add person colleague team member reader share desk settings",
  newDesk: "criar outra conta add create another account workspace",
  switchDesk: "mudar mesa switch desk go to change",
  import:
    "adicionar enviar arquivo tabela contatos migrar add upload file csv excel vcard ics paste table contacts migrate move",
  download:
    "exportar cópia dados salvar export copy data backup save csv spreadsheet ics calendar json all",
  exportList: "baixar salvar arquivo tabela lista download save file spreadsheet list table",
  exportReport:
    "baixar salvar arquivo tabela números download save file spreadsheet figures workbook",
  shortcuts: "teclas ajuda keys help",
  logout: "encerrar sessão log out sign off",
  undo: "desfazer reverter última alteração undo take back revert last change",
  editCustomer: "notas status valor telefone e-mail alterar notes status value phone email change",
  editCompany:
    "alterar site telefone e-mail endereço setor change website phone email address industry description",
  contacted: "último contato ligação falou last contact call spoke",
};
