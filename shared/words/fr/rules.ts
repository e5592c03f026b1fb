import type { rules as english } from "../en/rules.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const rules: Words<typeof english> = {
  nameRequired: "Indiquez un nom",
  emailRequired: "Indiquez une adresse e-mail",
  emailInvalid: "Cette adresse e-mail n’est pas valide",
  emailUnreadable: "Indiquez une adresse e-mail valide",
  passwordRequired: "Indiquez un mot de passe",
  passwordShort: (least) =>
    plural("fr", least, {
      one: "Le mot de passe doit avoir au moins # caractère",
      other: "Le mot de passe doit avoir au moins # caractères",
    }),
  passwordLong: (most) =>
    plural("fr", most, {
      one: "Le mot de passe doit avoir au plus # caractère",
      other: "Le mot de passe doit avoir au plus # caractères",
    }),
  passwordsDiffer: "Les mots de passe ne correspondent pas",
  passwordUnconfirmed: "Confirmez votre mot de passe",
  currentPasswordRequired: "Indiquez votre mot de passe actuel",
  termsRequired: "Vous devez accepter les conditions et la politique de confidentialité",
  codeRequired: "Saisissez le code",
  codeWrong: "Ce code ne correspond pas. Attendez le suivant.",
  credentialsWrong: "E-mail ou mot de passe incorrect",
  currentPasswordWrong: "Le mot de passe actuel est incorrect",
  passwordWrong: "Le mot de passe est incorrect",
  notText: "Du texte est attendu",
  tooLong: (most) =>
    plural("fr", most, { one: "# caractère au plus", other: "# caractères au plus" }),
  notStorable: "Contient des caractères qui ne peuvent pas être enregistrés",
  timeZoneUnknown: "Fuseau horaire inconnu",
  companyNameRequired: "Indiquez le nom de l’entreprise",
  customerNameRequired: "Indiquez le nom du client",
  emailWrong: "Indiquez une adresse e-mail valide",
  urlWrong: "Indiquez une adresse web valide",
  fieldsRequired: "Remplissez tous les champs obligatoires",
  durationWhole: "La durée doit être un nombre entier de minutes",
  durationShort: (least) =>
    plural("fr", least, {
      one: "La durée doit être d’au moins # minute",
      other: "La durée doit être d’au moins # minutes",
    }),
  durationLong: "La durée ne peut pas dépasser 12 heures",
  durationSteps: (step) =>
    plural("fr", step, {
      one: "La durée doit être un nombre entier de minutes",
      other: "La durée doit être un multiple de # minutes",
    }),
  outcomeUnknown: "Résultat inconnu",
  reminderWhole: "Le rappel doit être un nombre entier de minutes",
  reminderLate: "Le rappel ne peut pas être après le début",
  reminderEarly: "Le rappel peut être au plus une semaine avant",
  dateInvalid: "Date non valide",
  timeInvalid: "Heure non valide",
  taskRequired: "Écrivez une tâche",
  dayRequired: "Choisissez une date",
  trueOrFalse: "Seulement true ou false",
  listUnknown: "Liste inconnue",
  kindUnknown: "Type inconnu",
  statusUnknown: "Statut inconnu",
  statusOneOf: (all) => `Le statut doit être l’un de ceux-ci : ${all}`,
  columnUnknown: "Colonne inconnue",
  valueNotNumber: "La valeur doit être un nombre",
  contactLate: "Le dernier contact ne peut pas être après aujourd’hui",
  followUpDays: "Indiquez de 1 à 730 jours.",
  clockLike: "Indiquez une heure, par exemple 9:00",
  endBeforeStart: "La fin doit être après le début",
  currencyRequired: "Choisissez une devise",
  expiryRequired: "Choisissez une date d’expiration",
  repeatOffDay: "Le rendez-vous doit tomber sur un jour de sa répétition",
  repeatEndsEarly: "Une répétition ne peut pas se terminer avant de commencer",
  repeatTooLong: (years) =>
    plural("fr", years, {
      one: "Une répétition qui se termine peut durer au plus # an",
      other: "Une répétition qui se termine peut durer au plus # ans",
    }),
  notInName: "Contient des caractères impossibles dans un nom",
};
