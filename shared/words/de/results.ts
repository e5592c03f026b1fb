import type { results as english } from "../en/results.ts";
import type { Words } from "../words.ts";

export const results: Words<typeof english> = {
  auth: {
    deleteFailed: "Das Konto konnte nicht gelöscht werden",
    confirmLinkSent: (email) =>
      `Wir haben einen Link an ${email} geschickt. Ihre E-Mail-Adresse ändert sich, wenn Sie ihn öffnen.`,
  },
  devices: {
    listFailed: "Ihre Geräte konnten nicht geladen werden",
    endFailed: "Das Gerät konnte nicht abgemeldet werden",
  },
  companies: {
    created: "Firma angelegt",
    updated: "Firma geändert",
    deleted: "Firma gelöscht",
    listFailed: "Die Firmen konnten nicht geladen werden",
    detailsFailed: "Die Angaben zur Firma konnten nicht geladen werden",
    deleteFailed: "Die Firma konnte nicht gelöscht werden",
  },
  tags: {
    saveFailed: "Das Schlagwort konnte nicht gespeichert werden. Versuchen Sie es erneut.",
  },
  tasks: {
    listFailed: "Die Aufgaben konnten nicht geladen werden",
    saveFailed: "Die Aufgabe konnte nicht gespeichert werden",
    deleteFailed: "Die Aufgabe konnte nicht gelöscht werden",
  },
  views: {
    saveFailed: "Die Ansicht konnte nicht gespeichert werden. Versuchen Sie es erneut.",
  },
  customers: {
    created: "Kunde angelegt",
    updated: "Kunde geändert",
    deleted: "Kunde gelöscht",
    listFailed: "Die Kunden konnten nicht geladen werden",
    detailsFailed: "Die Angaben zum Kunden konnten nicht geladen werden",
    deleteFailed: "Der Kunde konnte nicht gelöscht werden",
    bulkFailed: "Die Kunden konnten nicht geändert werden. Versuchen Sie es erneut.",
    notFound: "Kunde nicht gefunden",
    missing: "Diesen Kunden gibt es nicht, oder er wurde gelöscht.",
    interactionsFailed: "Die letzten Kontakte konnten nicht geladen werden",
    companyRequired: "Zum Anlegen eines Kunden ist die ID einer Firma nötig",
  },
  appointments: {
    created: "Termin angelegt",
    updated: "Termin geändert",
    deleted: "Termin gelöscht",
    listFailed: "Die Termine konnten nicht geladen werden",
    detailsFailed: "Die Angaben zum Termin konnten nicht geladen werden",
    saveFailed: "Der Termin konnte nicht gespeichert werden",
    deleteFailed: "Der Termin konnte nicht gelöscht werden",
    required: "Füllen Sie alle Pflichtfelder aus",
  },
  history: {
    listFailed: "Ihr Verlauf konnte nicht geladen werden",
    recordsFailed: "Die geänderten Datensätze konnten nicht geladen werden",
    undoFailed: "Die Änderung konnte nicht rückgängig gemacht werden",
    nothingToUndo: "Nichts rückgängig zu machen",
    nothingToRedo: "Nichts zu wiederholen",
    trashFailed: "Der Papierkorb konnte nicht geleert werden",
  },
  activities: {
    saveFailed: "Der Eintrag konnte nicht gespeichert werden",
    deleteFailed: "Der Eintrag konnte nicht gelöscht werden",
  },
  settings: {
    updated: "Einstellungen geändert",
    failed: "Die Einstellungen konnten nicht geändert werden",
  },
  notSaved: "Nicht gespeichert. Ihr Text bleibt erhalten.",
  exportFailed: "Die Datei konnte nicht heruntergeladen werden",
  dashboardFailed: "Die Übersicht konnte nicht geladen werden",
  saveFailed: "Firma oder Kunde konnte nicht angelegt oder geändert werden",
};
