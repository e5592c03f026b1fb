import type { Language } from "../../../shared/words/languages.ts";
import type { Owner, Person, Tx } from "../../db/engine/database.ts";
import { renameDesk } from "../../desks/queries.ts";
import { changeSettings } from "../../settings/queries.ts";
import { mailWordsIn } from "../../words.ts";
import { usualFormats } from "./usual-formats.ts";

interface Begun {
  person: Person;
  name: string;
  /** That was made with the account; undefined for who joined another. */
  ownDesk: Owner | undefined;
  timeZone: string | undefined;
}

/** Lets a new account begin in the language it was made in. In English, all is as specified. */
export async function beginInLanguage(
  tx: Tx,
  language: Language,
  { person, name, ownDesk, timeZone }: Begun,
  now: Date,
): Promise<void> {
  if (language === "en") return;
  const formats = { ...usualFormats(language, timeZone), language };
  await changeSettings(tx, { person, owner: ownDesk }, { formats }, now);
  const [first = name] = name.split(/\s/);
  if (ownDesk) await renameDesk(tx, ownDesk, mailWordsIn(language).notices.firstDesk(first));
}
