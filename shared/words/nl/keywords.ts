import type { keywords as english } from "../en/keywords.ts";
import type { Words } from "../words.ts";

export const keywords: Words<typeof english> = {
  book: "toevoegen boeken maken plannen inplannen afspreken ontmoeting add book create meeting schedule",
  task: "nieuw maken doen herinneren opvolging new create to do todo remind follow up",
  call: "gebeld telefoon gesproken notitie opschrijven called phone spoke note write down",
  company: "nieuw maken new create client",
  customer: "nieuw maken contact persoon new create contact person",
  day: "openen dag afspraken agenda open day appointments calendar",
  week: "openen week afspraken agenda open week appointments calendar view",
  month: "openen maand afspraken agenda open month appointments calendar view",
  bookings: "online geboekt uitgenodigd verzoeken lijst go to booked online invited requests list",
  dashboard: "start begin overzicht go to home overview start",
  companies: "lijst bedrijven go to list clients",
  customers: "lijst alle mensen contacten go to list all people contacts",
  tasks: "lijst open te doen list to do todo open due",
  reports:
    "analyse grafieken cijfers statistiek go to analytics charts figures numbers statistics insights pipeline",
  history:
    "wijzigingen log prullenbak verwijderd herstellen go to changes log trash deleted restore undo",
  duplicates: "samenvoegen dubbel dubbele opruimen go to merge same twice double tidy clean",
  settings:
    "account profiel naam e-mail wachtwoord verwijderen go to account profile name email password preferences delete",
  theme: "uiterlijk kleuren modus appearance colors mode switch",
  invite:
    "toevoegen persoon mensen collega team lid lezer delen add person colleague team member reader share desk settings",
  newDesk: "maken ander account add create another account workspace",
  switchDesk: "wisselen desk switch desk go to change",
  import:
    "toevoegen uploaden bestand tabel contacten overzetten add upload file csv excel vcard ics paste table contacts migrate move",
  download:
    "exporteren kopie gegevens bewaren export copy data backup save csv spreadsheet ics calendar json all",
  exportList: "downloaden opslaan bestand tabel lijst download save file spreadsheet list table",
  exportReport:
    "downloaden opslaan bestand tabel cijfers download save file spreadsheet figures workbook",
  shortcuts: "toetsen hulp keys help",
  logout: "afmelden log out sign off",
  undo: "terugdraaien laatste wijziging undo take back revert last change",
  editCustomer:
    "notities status waarde telefoon e-mail wijzigen notes status value phone email change",
  editCompany:
    "wijzigen website telefoon e-mail adres branche change website phone email address industry description",
  contacted: "laatste contact gesprek gesproken last contact call spoke",
};
