import type { zone as english } from "../en/zone.ts";
import type { Words } from "../words.ts";

export const zone: Words<typeof english> = {
  title: "Fuso horário",
  now: (place) => `O Client Desk agora segue o horário de ${place}`,
  inPlace: (place) => `Você está agora em ${place}. Usar o horário de lá?`,
  inZone: (zone) => `Este dispositivo está agora no fuso ${zone}. Usar esse horário?`,
  there: (place, time) =>
    `Em ${place}, hora atual: ${time}. Os compromissos mantêm seus horários de qualquer forma.`,
  use: (place) => `Usar o horário de ${place}`,
  keep: (place) => `Manter o horário de ${place}`,
  none: "Não existe esse fuso horário",
  saveFailed: "Não foi possível salvar o fuso horário. Tente de novo.",
};
