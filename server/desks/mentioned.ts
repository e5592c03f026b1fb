import { findMentions } from "../../shared/account/mentions.ts";
import type { Act } from "../db/acts/act.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { readFormerNames, selectHere } from "./members.ts";

/**
 * Notes whom a text mentions, so that the act tells them: not again whom it mentioned before. Reads nobody where
 * nobody is mentioned.
 */
export async function noteMentioned(
  db: Db,
  owner: Owner,
  act: Act,
  text: string | undefined,
  before = "",
): Promise<void> {
  if (!text?.includes("@") || text === before) return;
  const members = await selectHere(db, owner)
    .select(["members.user", "members.formerNames", "users.name"])
    .execute();
  const people = members.map(({ user, name, formerNames }) => ({
    ...{ _id: user, name },
    formerNames: readFormerNames(formerNames),
  }));
  const known = new Set(findMentions(before, people).map(({ _id }) => _id));
  const found = findMentions(text, people).map(({ _id }) => _id);
  act.mentioned = [...new Set(found)].filter((id) => !known.has(id));
}
