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
};
