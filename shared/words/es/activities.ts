import type { activities as english } from "../en/activities.ts";
import type { Words } from "../words.ts";

export const activities: Words<typeof english> = {
  labels: {
    note: "Nota",
    call: "Llamada",
    email: "Correo",
    meeting: "Reunión",
  },
  asks: {
    note: "Escribe una nota",
    call: "¿De qué se habló?",
    email: "¿De qué trataba?",
    meeting: "¿Qué salió de la reunión?",
  },
  noteTells: "Escribe una nota, @ avisa a alguien",
  followUp: {
    note: (who) => `Hacer seguimiento a ${who}`,
    call: (who) => `Llamar a ${who}`,
    email: (who) => `Escribir a ${who}`,
    meeting: (who) => `Hacer seguimiento a ${who}`,
  },
  save: {
    note: "Guardar nota",
    call: "Guardar llamada",
    email: "Guardar correo",
    meeting: "Guardar reunión",
  },
  saved: {
    note: "Nota guardada",
    call: "Llamada guardada",
    email: "Correo guardado",
    meeting: "Reunión guardada",
  },
  savedWithTask: {
    note: (day) => `Nota guardada, seguimiento: ${day}`,
    call: (day) => `Llamada guardada, seguimiento: ${day}`,
    email: (day) => `Correo guardado, seguimiento: ${day}`,
    meeting: (day) => `Reunión guardada, seguimiento: ${day}`,
  },
  sent: (who) => `Correo enviado a ${who}`,
  sentWithTask: (who, day) => `Correo enviado a ${who}, seguimiento: ${day}`,
  discarded: {
    note: "Nota descartada",
    call: "Llamada descartada",
    email: "Correo descartado",
    meeting: "Reunión descartada",
  },
  deleted: {
    note: "Nota eliminada",
    call: "Llamada eliminada",
    email: "Correo eliminado",
    meeting: "Reunión eliminada",
  },
  changedTo: {
    note: "Cambiado a nota",
    call: "Cambiado a llamada",
    email: "Cambiado a correo",
    meeting: "Cambiado a reunión",
  },
};
