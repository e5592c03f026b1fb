import type { zone as english } from "../en/zone.ts";
import type { Words } from "../words.ts";

export const zone: Words<typeof english> = {
  title: "Zeitzone",
  now: (place) => `Client Desk folgt jetzt der Zeit von ${place}`,
  inPlace: (place) => `Sie sind jetzt in ${place}. Dessen Zeit verwenden?`,
  inZone: (zone) => `Dieses Gerät ist jetzt auf ${zone}. Dessen Zeit verwenden?`,
  there: (place, time) =>
    `In ${place} ist es ${time}. Termine behalten in jedem Fall ihre Uhrzeit.`,
  use: (place) => `Zeit von ${place} verwenden`,
  keep: (place) => `Zeit von ${place} behalten`,
  none: "Keine solche Zeitzone",
  saveFailed: "Die Zeitzone konnte nicht gespeichert werden. Versuchen Sie es erneut.",
};
