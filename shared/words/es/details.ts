import type { details as english } from "../en/details.ts";
import type { Words } from "../words.ts";

export const details: Words<typeof english> = {
  when: "Cuándo",
  who: "Con",
  invitation: "Invitación",
  whose: "En",
  notes: "Notas",
  lastNote: "Última nota",
  loadFailed: "No se pudo cargar. Reintentar",
  noNotes: "Sin notas",
  lastContact: (day) => `Último contacto: ${day}`,
  neverContacted: "Sin contactar",
  edit: "Editar",
  leave: "Dejar de asistir",
  delete: "Eliminar",
  moreActions: "Más acciones",
  duplicate: "Duplicar",
  copyLink: "Copiar enlace",
  linkCopied: "Enlace copiado",
  openCustomer: "Abrir cliente",
  openDay: "Abrir el día",
  next: "Próxima cita",
  nextFailed: "No se pudo cargar",
  nextNone: "Ninguna",
  book: "Reservar",
  dayTime: (day, time) => `${day}, ${time}`,
};
