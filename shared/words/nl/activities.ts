import type { activities as english } from "../en/activities.ts";
import type { Words } from "../words.ts";

export const activities: Words<typeof english> = {
  labels: {
    note: "Notitie",
    call: "Gesprek",
    email: "E-mail",
    meeting: "Ontmoeting",
  },
  asks: {
    note: "Schrijf een notitie",
    call: "Wat is er gezegd?",
    email: "Waar ging het over?",
    meeting: "Wat kwam eruit?",
  },
  noteTells: "Schrijf een notitie, met @ laat je het iemand weten",
  followUp: {
    note: (who) => `${who} opvolgen`,
    call: (who) => `${who} bellen`,
    email: (who) => `${who} mailen`,
    meeting: (who) => `${who} opvolgen`,
  },
  save: {
    note: "Notitie opslaan",
    call: "Gesprek opslaan",
    email: "E-mail opslaan",
    meeting: "Ontmoeting opslaan",
  },
  saved: {
    note: "Notitie opgeslagen",
    call: "Gesprek opgeslagen",
    email: "E-mail opgeslagen",
    meeting: "Ontmoeting opgeslagen",
  },
  savedWithTask: {
    note: (day) => `Notitie opgeslagen, opvolging op ${day}`,
    call: (day) => `Gesprek opgeslagen, opvolging op ${day}`,
    email: (day) => `E-mail opgeslagen, opvolging op ${day}`,
    meeting: (day) => `Ontmoeting opgeslagen, opvolging op ${day}`,
  },
  sent: (who) => `E-mail naar ${who} verstuurd`,
  sentWithTask: (who, day) => `E-mail naar ${who} verstuurd, opvolging op ${day}`,
  discarded: {
    note: "Notitie weggegooid",
    call: "Gesprek weggegooid",
    email: "E-mail weggegooid",
    meeting: "Ontmoeting weggegooid",
  },
  deleted: {
    note: "Notitie verwijderd",
    call: "Gesprek verwijderd",
    email: "E-mail verwijderd",
    meeting: "Ontmoeting verwijderd",
  },
  changedTo: {
    note: "Gewijzigd in notitie",
    call: "Gewijzigd in gesprek",
    email: "Gewijzigd in e-mail",
    meeting: "Gewijzigd in ontmoeting",
  },
};
