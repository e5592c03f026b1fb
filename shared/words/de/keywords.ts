import type { keywords as english } from "../en/keywords.ts";
import type { Words } from "../words.ts";

export const keywords: Words<typeof english> = {
  book: "hinzufügen buchen anlegen treffen planen vereinbaren add book create meeting schedule",
  task: "neu anlegen tun erinnern wiedervorlage new create to do todo remind follow up",
  call: "angerufen telefon gesprochen notiz notieren called phone spoke note write down",
  company: "neu anlegen firma new create client",
  customer: "neu anlegen kontakt person new create contact person",
  day: "öffnen tag termine kalender open day appointments calendar",
  week: "öffnen woche termine kalender open week appointments calendar view",
  month: "öffnen monat termine kalender open month appointments calendar view",
  bookings: "online gebucht eingeladen anfragen liste go to booked online invited requests list",
  dashboard: "start anfang übersicht go to home overview start",
  companies: "liste firmen go to list clients",
  customers: "liste alle personen kontakte go to list all people contacts",
  tasks: "liste offen fällig list to do todo open due",
  reports:
    "auswertung diagramme zahlen statistik go to analytics charts figures numbers statistics insights pipeline",
  history:
    "änderungen protokoll papierkorb gelöscht wiederherstellen go to changes log trash deleted restore undo",
  duplicates: "zusammenführen doppelt aufräumen go to merge same twice double tidy clean",
  settings:
    "konto profil name e-mail passwort löschen go to account profile name email password preferences delete",
  theme: "aussehen design erscheinungsbild farben hell dunkel modus appearance colors mode switch",
  invite:
    "hinzufügen person kollege kollegin team mitglied leser teilen add person colleague team member reader share desk settings",
  newDesk: "anlegen anderes konto add create another account workspace",
  switchDesk: "wechseln desk switch desk go to change",
  import:
    "hochladen datei tabelle kontakte umziehen add upload file csv excel vcard ics paste table contacts migrate move",
  download:
    "exportieren kopie daten sichern export copy data backup save csv spreadsheet ics calendar json all",
  exportList:
    "herunterladen speichern datei tabelle liste download save file spreadsheet list table",
  exportReport:
    "herunterladen speichern datei tabelle zahlen download save file spreadsheet figures workbook",
  shortcuts: "tasten hilfe keys help",
  logout: "ausloggen log out sign off",
  undo: "rückgängig zurücknehmen letzte änderung undo take back revert last change",
  editCustomer:
    "info notizen status wert telefon e-mail ändern notes status value phone email change",
  editCompany:
    "ändern website telefon e-mail adresse branche info change website phone email address industry description",
  contacted: "letzter kontakt anruf gesprochen last contact call spoke",
};
