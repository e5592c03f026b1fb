import type { zone as english } from "../en/zone.ts";
import type { Words } from "../words.ts";

export const zone: Words<typeof english> = {
  title: "Tijdzone",
  now: (place) => `Client Desk volgt nu de tijd van ${place}`,
  inPlace: (place) => `Je bent nu in ${place}. Die tijd gebruiken?`,
  inZone: (zone) => `Dit apparaat staat nu op ${zone}. Die tijd gebruiken?`,
  there: (place, time) => `In ${place} is het ${time}. Afspraken behouden hoe dan ook hun tijd.`,
  use: (place) => `Tijd van ${place} gebruiken`,
  keep: (place) => `Tijd van ${place} behouden`,
  none: "Geen tijdzone met die naam",
  saveFailed: "De tijdzone kon niet worden opgeslagen. Probeer het opnieuw.",
};
