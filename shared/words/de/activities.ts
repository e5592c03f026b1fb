import type { activities as english } from "../en/activities.ts";
import type { Words } from "../words.ts";

export const activities: Words<typeof english> = {
  labels: {
    note: "Notiz",
    call: "Anruf",
    email: "E-Mail",
    meeting: "Treffen",
  },
  asks: {
    note: "Notiz schreiben",
    call: "Was wurde besprochen?",
    email: "Worum ging es?",
    meeting: "Was hat es ergeben?",
  },
  noteTells: "Notiz schreiben, @ benachrichtigt jemanden",
  followUp: {
    note: (who) => `Nachfassen bei ${who}`,
    call: (who) => `${who} anrufen`,
    email: (who) => `${who} schreiben`,
    meeting: (who) => `Nachfassen bei ${who}`,
  },
  save: {
    note: "Notiz speichern",
    call: "Anruf speichern",
    email: "E-Mail speichern",
    meeting: "Treffen speichern",
  },
  saved: {
    note: "Notiz gespeichert",
    call: "Anruf gespeichert",
    email: "E-Mail gespeichert",
    meeting: "Treffen gespeichert",
  },
  savedWithTask: {
    note: (day) => `Notiz gespeichert, Wiedervorlage am ${day}`,
    call: (day) => `Anruf gespeichert, Wiedervorlage am ${day}`,
    email: (day) => `E-Mail gespeichert, Wiedervorlage am ${day}`,
    meeting: (day) => `Treffen gespeichert, Wiedervorlage am ${day}`,
  },
  sent: (who) => `E-Mail an ${who} gesendet`,
  sentWithTask: (who, day) => `E-Mail an ${who} gesendet, Wiedervorlage am ${day}`,
  discarded: {
    note: "Notiz verworfen",
    call: "Anruf verworfen",
    email: "E-Mail verworfen",
    meeting: "Treffen verworfen",
  },
  deleted: {
    note: "Notiz gelöscht",
    call: "Anruf gelöscht",
    email: "E-Mail gelöscht",
    meeting: "Treffen gelöscht",
  },
  changedTo: {
    note: "In eine Notiz geändert",
    call: "In einen Anruf geändert",
    email: "In eine E-Mail geändert",
    meeting: "In ein Treffen geändert",
  },
};
