import type { activities as english } from "../en/activities.ts";
import type { Words } from "../words.ts";

export const activities: Words<typeof english> = {
  labels: {
    note: "Nota",
    call: "Ligação",
    email: "E-mail",
    meeting: "Reunião",
  },
  asks: {
    note: "Escreva uma nota",
    call: "O que foi dito?",
    email: "Sobre o que era?",
    meeting: "O que ficou combinado?",
  },
  noteTells: "Escreva uma nota, @ avisa alguém",
  followUp: {
    note: (who) => `Acompanhar ${who}`,
    call: (who) => `Ligar para ${who}`,
    email: (who) => `Escrever para ${who}`,
    meeting: (who) => `Acompanhar ${who}`,
  },
  save: {
    note: "Salvar nota",
    call: "Salvar ligação",
    email: "Salvar e-mail",
    meeting: "Salvar reunião",
  },
  saved: {
    note: "Nota salva",
    call: "Ligação salva",
    email: "E-mail salvo",
    meeting: "Reunião salva",
  },
  savedWithTask: {
    note: (day) => `Nota salva, acompanhamento em ${day}`,
    call: (day) => `Ligação salva, acompanhamento em ${day}`,
    email: (day) => `E-mail salvo, acompanhamento em ${day}`,
    meeting: (day) => `Reunião salva, acompanhamento em ${day}`,
  },
  sent: (who) => `E-mail enviado a ${who}`,
  sentWithTask: (who, day) => `E-mail enviado a ${who}, acompanhamento em ${day}`,
  discarded: {
    note: "Nota descartada",
    call: "Ligação descartada",
    email: "E-mail descartado",
    meeting: "Reunião descartada",
  },
  deleted: {
    note: "Nota excluída",
    call: "Ligação excluída",
    email: "E-mail excluído",
    meeting: "Reunião excluída",
  },
  changedTo: {
    note: "Alterado para nota",
    call: "Alterado para ligação",
    email: "Alterado para e-mail",
    meeting: "Alterado para reunião",
  },
};
