import type { keywords as english } from "../en/keywords.ts";
import type { Words } from "../words.ts";

export const keywords: Words<typeof english> = {
  book: "ajouter réserver créer réunion planifier rdv prendre add book create meeting schedule",
  task: "nouvelle créer à faire rappeler relance new create to do todo remind follow up",
  call: "appelé téléphone parlé note écrire called phone spoke note write down",
  company: "nouvelle créer société new create client",
  customer: "nouveau créer contact personne new create contact person",
  day: "ouvrir jour rendez-vous agenda calendrier open day appointments calendar",
  week: "ouvrir semaine rendez-vous agenda calendrier vue open week appointments calendar view",
  month: "ouvrir mois rendez-vous agenda calendrier vue open month appointments calendar view",
  bookings:
    "aller réservé en ligne invité demandes liste go to booked online invited requests list",
  dashboard: "aller accueil début vue d’ensemble go to home overview start",
  companies: "aller liste entreprises sociétés go to list clients",
  customers: "aller liste toutes personnes contacts go to list all people contacts",
  tasks: "liste à faire ouvertes échéance list to do todo open due",
  reports:
    "aller analyse graphiques chiffres statistiques pipeline go to analytics charts figures numbers statistics insights pipeline",
  history:
    "aller modifications journal corbeille supprimé restaurer annuler go to changes log trash deleted restore undo",
  duplicates: "aller fusionner double nettoyer nettoyage go to merge same twice double tidy clean",
  settings:
    "aller réglages préférences compte profil nom e-mail mot de passe supprimer go to account profile name email password preferences delete",
  theme: "apparence couleurs mode clair sombre appearance colors mode switch",
  invite:
    "ajouter personne collègue équipe membre lecteur partager add person colleague team member reader share desk settings",
  newDesk: "ajouter créer autre compte espace de travail add create another account workspace",
  switchDesk: "changer basculer bureau switch desk go to change",
  import:
    "ajouter téléverser charger fichier coller tableau contacts migrer add upload file csv excel vcard ics paste table contacts migrate move",
  download:
    "exporter copie données sauvegarde tableur tout export copy data backup save csv spreadsheet ics calendar json all",
  exportList:
    "télécharger enregistrer fichier tableur tableau liste download save file spreadsheet list table",
  exportReport:
    "télécharger enregistrer fichier tableur chiffres classeur download save file spreadsheet figures workbook",
  shortcuts: "touches clavier aide keys help",
  logout: "quitter déconnexion log out sign off",
  undo: "annuler reprendre dernière modification undo take back revert last change",
  editCustomer:
    "notes statut valeur téléphone e-mail modifier notes status value phone email change",
  editCompany:
    "modifier site téléphone e-mail adresse secteur change website phone email address industry description",
  contacted: "dernier contact appel parlé last contact call spoke",
};
