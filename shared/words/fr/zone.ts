import type { zone as english } from "../en/zone.ts";
import type { Words } from "../words.ts";

export const zone: Words<typeof english> = {
  title: "Fuseau horaire",
  now: (place) => `Client Desk suit maintenant le fuseau ${place}`,
  inPlace: (place) => `Vous êtes maintenant à ${place}. Utiliser ce fuseau ?`,
  inZone: (zone) => `Cet appareil suit maintenant le fuseau ${zone}. Utiliser ce fuseau ?`,
  there: (place, time) =>
    `À ${place}, il est ${time}. Les rendez-vous gardent leur heure dans les deux cas.`,
  use: (place) => `Utiliser le fuseau ${place}`,
  keep: (place) => `Garder le fuseau ${place}`,
  none: "Aucun fuseau de ce nom",
  saveFailed: "Le fuseau horaire n’a pas pu être enregistré. Réessayez.",
};
