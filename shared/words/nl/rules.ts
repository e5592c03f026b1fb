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
      one: "Het wachtwoord mag hoogstens # teken hebben",
      other: "Het wachtwoord mag hoogstens # tekens hebben",
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
  tooLong: (most) => plural("nl", most, { one: "Hoogstens # teken", other: "Hoogstens # tekens" }),
  notStorable: "Bevat tekens die niet kunnen worden opgeslagen",
  timeZoneUnknown: "Onbekende tijdzone",
};
