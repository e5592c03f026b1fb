import type { details as english } from "../en/details.ts";
import type { Words } from "../words.ts";

export const details: Words<typeof english> = {
  when: "Quando",
  who: "Com",
  invitation: "Convite",
  whose: "Calendário",
  notes: "Notas",
  lastNote: "Última nota",
  loadFailed: "Não foi possível carregar. Tentar de novo",
  noNotes: "Nenhuma nota",
  lastContact: (day) => `Último contato: ${day}`,
  neverContacted: "Nunca contatado",
  edit: "Editar",
  leave: "Sair",
  delete: "Excluir",
  moreActions: "Mais ações",
  duplicate: "Duplicar",
  copyLink: "Copiar link",
  linkCopied: "Link copiado",
  openCustomer: "Abrir cliente",
  openDay: "Abrir o dia",
  next: "Próximo compromisso",
  nextFailed: "Não foi possível carregar",
  nextNone: "Nenhum",
  book: "Marcar",
  dayTime: (day, time) => `${day}, ${time}`,
};
