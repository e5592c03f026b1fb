import type { zone as english } from "../en/zone.ts";
import type { Words } from "../words.ts";

export const zone: Words<typeof english> = {
  title: "Fuseau horaire",
  now: (place) => `Client Desk suit maintenant l’heure de ${place}`,
  inPlace: (place) => `Vous êtes maintenant à ${place}. Utiliser cette heure ?`,
  inZone: (zone) => `Cet appareil est maintenant à l’heure ${zone}. Utiliser cette heure ?`,
  there: (place, time) =>
    `À ${place}, il est ${time}. Les rendez-vous gardent leur heure dans les deux cas.`,
  use: (place) => `Utiliser l’heure de ${place}`,
  keep: (place) => `Garder l’heure de ${place}`,
  none: "Aucun fuseau de ce nom",
  saveFailed: "Le fuseau horaire n’a pas pu être enregistré. Réessayez.",
};
