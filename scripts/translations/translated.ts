import { hash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../shared/words/languages.ts";
import { areas, folder, type Message, readArea } from "./catalog.ts";

/** Which English each message was translated from: its hash by the message's name. */
type Translated = Record<string, string>;

const fileOf = (language: string) => join(folder, language, "translated.json");

function readTranslated(language: string): Translated {
  const file = fileOf(language);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

function hashOf({ text }: Message): string {
  return hash("sha256", text).slice(0, 8);
}

/** All English messages. */
export function readEnglish(): Message[] {
  return areas.flatMap((area) => readArea("en", area));
}

/** The messages whose English is new, or another than it was when they were translated. */
export function listLeft(language: Language): Message[] {
  const translated = readTranslated(language);
  return readEnglish().filter((message) => translated[message.key] !== hashOf(message));
}

/** Says that these are translated from the English there is now. */
export function markTranslated(language: Language, keys: ReadonlySet<string>): void {
  const before = readTranslated(language);
  const entries = readEnglish().flatMap((message) => {
    const hashed = keys.has(message.key) ? hashOf(message) : before[message.key];
    return hashed === undefined ? [] : [[message.key, hashed] as const];
  });
  writeFileSync(fileOf(language), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
