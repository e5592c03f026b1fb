import type { zone as english } from "../en/zone.ts";
import type { Words } from "../words.ts";

export const zone: Words<typeof english> = {
  title: "Fuso horário",
  now: (place) => `O Client Desk agora segue a hora de ${place}`,
  inPlace: (place) => `Você está agora em ${place}. Usar a hora de lá?`,
  inZone: (zone) => `Este dispositivo está agora em ${zone}. Usar essa hora?`,
  there: (place, time) =>
    `Em ${place} são ${time}. Os compromissos mantêm seus horários de qualquer forma.`,
  use: (place) => `Usar a hora de ${place}`,
  keep: (place) => `Manter a hora de ${place}`,
  none: "Não existe esse fuso horário",
  saveFailed: "Não foi possível salvar o fuso horário. Tente novamente.",
};
