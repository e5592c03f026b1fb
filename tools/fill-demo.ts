import { generateDemoCompanies } from "../demo/data.ts";
import type { Owner, Tx } from "../server/db/engine/database.ts";
import { fillAccount } from "./fill.ts";
import { fillPast } from "./fill-past.ts";
import { fillRepeats } from "./fill-repeats.ts";
import { fillStories } from "./fill-stories.ts";

/** Gives a new account all that the demo has, around today. Answers how many rows of each kind. */
export async function fillDemoAccount(tx: Tx, owner: Owner, today: string, now: Date) {
  // Left out: one value so high that the overview would show nothing else.
  const companies = generateDemoCompanies({ today, extremes: false });
  const counts = await fillAccount(tx, owner, companies, now);
  const stories = await fillStories(tx, owner, today, now);
  const repeating = await fillRepeats(tx, owner, today, now);
  const earlier = await fillPast(tx, owner, today, now);
  return { ...counts, ...stories, repeating, earlier };
}
