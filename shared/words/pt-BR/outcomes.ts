import type { outcomes as english } from "../en/outcomes.ts";
import type { Words } from "../words.ts";

export const outcomes: Words<typeof english> = {
  states: {
    open: "Sem resultado",
    held: "Realizado",
    "no-show": "Não compareceu",
    canceled: "Cancelado",
  },
  move: "Remarcar…",
  notSaved: "Não foi possível salvar.",
  othersMoved: "O compromisso passado fica. Os outros foram remarcados.",
  reinstated: "Reativado",
  movedTo: (time) => `Remarcado para ${time}`,
  noteSaved: (name) => `Nota salva para ${name}`,
  marked: {
    held: "Marcado como realizado",
    "no-show": "Marcado como “não compareceu”",
    canceled: "Marcado como cancelado",
  },
  lastContact: {
    today: "Marcado como realizado. Último contato: hoje",
    yesterday: "Marcado como realizado. Último contato: ontem",
    onDay: (day) => `Marcado como realizado. Último contato: ${day}`,
  },
  nearTime: (weekday, time) => `${weekday}, ${time}`,
  dayTime: (day, time) => `${day}, ${time}`,
  ask: {
    title: (title) => `Como foi “${title}”?`,
    label: "Como foi?",
    notYet: "Ainda sem resultado",
    more: "Mais resultados",
    withKey: (label, key) => `${label} (${key})`,
    answered: (outcome) => `${outcome}.`,
    change: "Alterar",
    reinstate: "Reativar",
    undo: "Desfazer",
  },
  note: {
    label: (title) => `O que ficou combinado em “${title}”?`,
    placeholder: "O que ficou combinado?",
    save: "Salvar nota",
    skip: "Pular",
  },
  missed: {
    label: "Sentimos sua falta",
    question: "Enviar “Sentimos sua falta” com um link para escolher outro horário?",
    to: (email) => `Para ${email}`,
    send: "Enviar",
    notNow: "Agora não",
    sent: (name) => `“Sentimos sua falta” vai para ${name}`,
    notSent: (name) => `Não enviado a ${name}`,
    failed: "Não foi possível enviar. Tente de novo.",
  },
  moving: {
    label: (title) => `Remarcar “${title}”`,
    pick: "Escolha um dia ou horário",
    to: (time) => `Remarcar para ${time}`,
  },
};
