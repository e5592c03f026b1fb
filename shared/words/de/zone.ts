import type { zone as english } from "../en/zone.ts";
import type { Words } from "../words.ts";

export const zone: Words<typeof english> = {
  title: "Zeitzone",
  now: (place) => `Client Desk richtet sich jetzt nach der Zeit in ${place}`,
  inPlace: (place) => `Sie sind jetzt in ${place}. Die Zeit dort verwenden?`,
  inZone: (zone) => `Dieses Gerät verwendet jetzt ${zone}. Diese Zeitzone übernehmen?`,
  there: (place, time) =>
    `In ${place} ist es ${time}. Termine behalten in jedem Fall ihre Uhrzeit.`,
  use: (place) => `Zeit in ${place} verwenden`,
  keep: (place) => `Zeit in ${place} behalten`,
  none: "Keine solche Zeitzone",
  saveFailed: "Die Zeitzone konnte nicht gespeichert werden. Versuchen Sie es erneut.",
};
