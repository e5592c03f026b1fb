import type { keywords as english } from "../en/keywords.ts";
import type { Words } from "../words.ts";

export const keywords: Words<typeof english> = {
  book: "ajouter réserver créer réunion planifier add book create meeting schedule",
  task: "nouvelle créer faire rappeler relance new create to do todo remind follow up",
  call: "appelé téléphone parlé note écrire called phone spoke note write down",
  company: "nouvelle créer new create client",
  customer: "nouveau créer contact personne new create contact person",
  day: "ouvrir jour rendez-vous agenda open day appointments calendar",
  week: "ouvrir semaine rendez-vous agenda open week appointments calendar view",
  month: "ouvrir mois rendez-vous agenda open month appointments calendar view",
  bookings: "réservé en ligne invité demandes liste go to booked online invited requests list",
  dashboard: "accueil début vue d’ensemble go to home overview start",
  companies: "liste entreprises go to list clients",
  customers: "liste toutes personnes contacts go to list all people contacts",
  tasks: "liste ouvertes dues list to do todo open due",
  reports:
    "analyse graphiques chiffres statistiques go to analytics charts figures numbers statistics insights pipeline",
  history:
    "modifications journal corbeille supprimé restaurer go to changes log trash deleted restore undo",
  duplicates: "fusionner double ranger go to merge same twice double tidy clean",
  settings:
    "compte profil nom e-mail mot de passe supprimer go to account profile name email password preferences delete",
  theme: "apparence couleurs mode appearance colors mode switch",
  invite:
    "ajouter personne collègue équipe membre lecteur partager add person colleague team member reader share desk settings",
  newDesk: "créer autre compte add create another account workspace",
  switchDesk: "changer bureau switch desk go to change",
  import:
    "ajouter téléverser fichier tableau contacts migrer add upload file csv excel vcard ics paste table contacts migrate move",
  download:
    "exporter copie données sauvegarde export copy data backup save csv spreadsheet ics calendar json all",
  exportList:
    "télécharger enregistrer fichier tableau liste download save file spreadsheet list table",
  exportReport:
    "télécharger enregistrer fichier tableau chiffres download save file spreadsheet figures workbook",
  shortcuts: "touches aide keys help",
  logout: "quitter déconnexion log out sign off",
  undo: "annuler reprendre dernière modification undo take back revert last change",
  editCustomer:
    "notes statut valeur téléphone e-mail modifier notes status value phone email change",
  editCompany:
    "modifier site téléphone e-mail adresse secteur change website phone email address industry description",
  contacted: "dernier contact appel parlé last contact call spoke",
};
