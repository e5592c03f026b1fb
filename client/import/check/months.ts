import { monthNames } from "../../../shared/date-words.ts";
import { fold } from "../../../shared/fold.ts";

/** Names and usual short forms from January on: German, French, Spanish, Italian, Portuguese, Dutch. */
const elsewhere = [
  "januar janner jan janvier janv enero ene gennaio gen janeiro januari",
  "februar feb fevrier fevr febrero febbraio fevereiro fev februari",
  "marz mrz mar mars marzo marco maart mrt",
  "april apr avril avr abril abr aprile",
  "mai may mayo maggio mag maio mei",
  "juni jun juin junio giugno giu junho",
  "juli jul juillet juil julio luglio lug julho",
  "august aug aout agosto ago augustus",
  "september sept sep septembre septiembre settembre set setembro",
  "oktober okt october oct octobre octubre ottobre ott outubro out",
  "november nov novembre noviembre novembro",
  "dezember dez december dec decembre diciembre dic dicembre dezembro",
];

const english = new Map(
  elsewhere.flatMap((names, place) => names.split(" ").map((name) => [name, monthNames[place]])),
);

/** `3. März 2026` and `3 de marzo de 2026` as English has them. */
export function toEnglishMonths(text: string): string {
  return fold(text)
    .replace(/\b(\d{1,2})(?:er|º|°|o)(?= )/g, "$1")
    .replace(/\b(?:de|del|den|le|el|il|do)\b/g, " ")
    .replace(/\p{L}{3,}\.?/gu, (word) => english.get(word.replace(".", "")) ?? word)
    .replace(/\s+/g, " ")
    .trim();
}
