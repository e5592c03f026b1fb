import { type Outcome, outcomes } from "../../../../shared/kinds/appointments.ts";
import { type CustomerStatus, customerStatuses } from "../../../../shared/statuses.ts";
import { fold } from "../../../../shared/text/fold.ts";
import type { ColumnMatch } from "./column-match.ts";
import { type ChoiceTarget, holdsPerson } from "./targets.ts";
import { readCalled } from "./us.ts";

const statusWords: Record<CustomerStatus, string> = {
  "Window Shopper":
    "window shopper|prospect|suspect|cold|cold lead|visitor|subscriber|browsing|just looking|interested|interest|unqualified|nurture|evangelist|interessent|interessiert|kalt|interesse|interesado|froid|curieux|visiteur|freddo|interessato|frio|interessado|visitante|koud|geinteresseerd|schaulustig",
  Pending:
    "pending|lead|new|new lead|open|in progress|contacted|connected|bad timing|attempted to contact|warm|warm lead|qualified|marketing qualified lead|sales qualified lead|marketingqualifiedlead|salesqualifiedlead|mql|sql|opportunity|proposal|proposal sent|negotiation|negotiating|quote|quoted|quote sent|waiting|trial|in review|connected|open deal|working|neu|offen|angebot|in arbeit|in bearbeitung|wartend|ausstehend|verhandlung|nouveau|en cours|en attente|devis|ouvert|piste|negociation|nuevo|pendiente|en curso|abierto|negociacion|oportunidad|nuovo|in attesa|in corso|aperto|preventivo|trattativa|novo|pendente|em andamento|aberto|negociacao|nieuw|open staand|in behandeling|offerte|wachtend|in afwachting",
  Active:
    "active|in contract|customer|client|current|current customer|existing customer|hot|live|in service|vip|key account|aktiv|kunde|bestandskunde|laufend|actif|active|client actif|activo|activa|cliente|cliente activo|attivo|attiva|cliente attivo|ativo|ativa|cliente ativo|actief|klant|lopend",
  "Deal Closed":
    "deal closed|won|closed won|closedwon|closed|deal won|done|signed|completed|complete|sold|success|converted|gewonnen|abgeschlossen|erledigt|verkauft|gagne|conclu|signe|vendu|termine|ganado|cerrado|cerrada ganada|vendido|terminado|vinto|chiuso|chiuso vinto|concluso|venduto|ganho|fechado|concluido|gesloten|afgerond|verkocht|getekend",
  "Returning Client":
    "returning client|returning|returning customer|repeat|repeat customer|repeat client|recurring|loyal|loyal customer|regular|renewal|renewed|stammkunde|stammkundin|wiederkehrend|fidele|client fidele|regulier|recurrente|cliente recurrente|habitual|cliente habitual|fiel|fedele|ricorrente|cliente abituale|vaste klant|terugkerend|terugkerende klant",
};

const outcomeWords: Record<Outcome, string> = {
  held: "held|done|completed|complete|attended|show|showed|yes|confirmed and held|stattgefunden|erledigt|abgeschlossen|tenu|effectue|realizado|realizada|svolto|effettuato|realizado|gehouden|afgerond|completado",
  "no-show":
    "no show|noshow|not held|missed|absent|did not attend|nicht erschienen|versaumt|absent e|no asistio|ausente|assente|non presentato|nao compareceu|faltou|niet verschenen",
  canceled:
    "canceled|cancelled|cancel|deleted|abgesagt|storniert|annule|annulee|cancelado|cancelada|annullato|disdetto|geannuleerd|afgezegd",
};

const meanings = {
  status: toMeanings(statusWords, customerStatuses),
  outcome: toMeanings(outcomeWords, outcomes),
};

function toMeanings<T extends string>(
  words: Record<T, string>,
  choices: readonly T[],
): Map<string, T> {
  return new Map(
    choices.flatMap((choice) => words[choice].split("|").map((word) => [word, choice] as const)),
  );
}

/** What the words of a choice mean; null where that has to be chosen. */
function meaningOf(text: string, target: ChoiceTarget): string | null {
  if (holdsPerson(target)) return readCalled(text).person;
  const plain = fold(text)
    .replace(/^\d+[.)\s-]+/, "")
    .replace(/[^\p{L}\p{N}?]+/gu, " ")
    .trim();
  return meanings[target].get(plain) ?? null;
}

/** The values of a column as they stand in it, with what they become, the most frequent first. */
export function choicesOf(
  values: readonly string[],
  target: ChoiceTarget,
): NonNullable<ColumnMatch["values"]> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return Object.fromEntries(
    sorted.map(([value, count]) => [value, { becomes: meaningOf(value, target), count }]),
  );
}
