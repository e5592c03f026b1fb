import type { Api } from "../../api.ts";
import { findProven } from "../../desks/proven.ts";

/** Whoever has proven one of these emails reads again what they are invited to; whether anybody has is not told. */
export async function tellInvited(
  { db, hub }: Pick<Api, "db" | "hub">,
  emailKeys: readonly string[],
): Promise<void> {
  for (const emailKey of new Set(emailKeys)) {
    const person = emailKey === "" ? undefined : await findProven(db, emailKey);
    if (person) hub.announce(person, "settings");
  }
}
