import type { rules as english } from "../en/rules.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const rules: Words<typeof english> = {
  nameRequired: "Vul een naam in",
  emailRequired: "Vul een e-mailadres in",
  emailInvalid: "Dit e-mailadres is ongeldig",
  emailUnreadable: "Vul een geldig e-mailadres in",
  passwordRequired: "Vul een wachtwoord in",
  passwordShort: (least) =>
    plural("nl", least, {
      one: "Het wachtwoord moet minstens # teken hebben",
      other: "Het wachtwoord moet minstens # tekens hebben",
    }),
  passwordLong: (most) =>
    plural("nl", most, {
      one: "Het wachtwoord mag maximaal # teken hebben",
      other: "Het wachtwoord mag maximaal # tekens hebben",
    }),
  passwordsDiffer: "De wachtwoorden zijn niet gelijk",
  passwordUnconfirmed: "Bevestig je wachtwoord",
  currentPasswordRequired: "Vul je huidige wachtwoord in",
  termsRequired: "Ga akkoord met de voorwaarden en het privacybeleid",
  codeRequired: "Vul de code in",
  codeWrong: "Die code klopt niet. Wacht op de volgende.",
  credentialsWrong: "E-mailadres of wachtwoord onjuist",
  currentPasswordWrong: "Het huidige wachtwoord is onjuist",
  passwordWrong: "Het wachtwoord is onjuist",
  notText: "Dit moet tekst zijn",
  tooLong: (most) => plural("nl", most, { one: "Maximaal # teken", other: "Maximaal # tekens" }),
  notStorable: "Bevat tekens die niet kunnen worden opgeslagen",
  timeZoneUnknown: "Onbekende tijdzone",
  companyNameRequired: "Vul de naam van het bedrijf in",
  customerNameRequired: "Vul de naam van de klant in",
  emailWrong: "Vul een geldig e-mailadres in",
  urlWrong: "Vul een geldig webadres in",
  fieldsRequired: "Vul alle verplichte velden in",
  durationWhole: "De duur moet een heel aantal minuten zijn",
  durationShort: (least) =>
    plural("nl", least, {
      one: "De duur moet minstens # minuut zijn",
      other: "De duur moet minstens # minuten zijn",
    }),
  durationLong: "De duur mag maximaal 12 uur zijn",
  durationSteps: (step) =>
    plural("nl", step, {
      one: "De duur moet in stappen van # minuut gaan",
      other: "De duur moet in stappen van # minuten gaan",
    }),
  outcomeUnknown: "Onbekende uitkomst",
  reminderWhole: "De herinnering moet een heel aantal minuten zijn",
  reminderLate: "De herinnering kan niet na het begin zijn",
  reminderEarly: "De herinnering kan maximaal een week ervoor zijn",
  dateInvalid: "Ongeldige datum",
  timeInvalid: "Ongeldige tijd",
  taskRequired: "Vul een taak in",
  dayRequired: "Kies een datum",
  trueOrFalse: "Alleen true of false",
  listUnknown: "Onbekende lijst",
  kindUnknown: "Onbekende soort",
  statusUnknown: "Onbekende status",
  statusOneOf: (all) => `De status moet een van deze zijn: ${all}`,
  columnUnknown: "Onbekende kolom",
  valueNotNumber: "De waarde moet een getal zijn",
  contactLate: "Het laatste contact kan niet na vandaag zijn",
  followUpDays: "Vul 1 tot en met 730 dagen in.",
  clockLike: "Vul een tijd in zoals 9:00",
  endBeforeStart: "Het einde moet na het begin liggen",
  currencyRequired: "Kies een valuta",
  expiryRequired: "Kies wanneer het verloopt",
  repeatOffDay: "De afspraak moet op een dag van de herhaling vallen",
  repeatEndsEarly: "Een herhaling kan niet eindigen voordat die begint",
  repeatTooLong: (years) =>
    plural("nl", years, {
      one: "Een herhaling met een einde kan maximaal # jaar duren",
      other: "Een herhaling met een einde kan maximaal # jaar duren",
    }),
  notInName: "Bevat tekens die niet in een naam kunnen",
};
