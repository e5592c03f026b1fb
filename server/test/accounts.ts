import { createUser } from "../auth/queries.ts";
import { type Db, inTransaction, ownerOf, personOf } from "../db/engine/database.ts";
import { createDesk, keepLastDesk } from "../desks/queries.ts";
import { start } from "./harness.ts";

/** An account without a server: a desk with this id, and its owner, whose id is another one. */
export async function makeAccount(db: Db, id = "ana", name = id) {
  const owner = ownerOf({ _id: id });
  const person = personOf({ _id: `${id}-herself` });
  const account = { name, email: `${id}@example.com`, passwordHash: "", timeZone: null };
  await createUser(db, person, account, start);
  await inTransaction(db, { owner, person }, async (tx) => {
    await createDesk(tx, person, name, start, owner);
    await keepLastDesk(tx, person, owner);
  });
  return { owner, person };
}
