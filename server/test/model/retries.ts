import { type Kind, kinds, missing, rowsOf, showing } from "./kinds.ts";
import type { Creation, Person } from "./model.ts";
import { type Meets, type Play, refusal, type Scene } from "./world.ts";

const memory = 30 * 24 * 60 * 60_000;
const keyReused = "This Idempotency-Key has been used for another request";

/** Some creations come with a key, of which all users have the same few, and some come again. */
export function mayRetry({ table, endpoints }: Kind, { me, draw, now }: Scene, made: Play): Play {
  if (!draw.once(2)) return made;
  const key = draw.of(["key-1", "key-2", "key-3"]);
  // What is not sent is asked for as its default is.
  const toRequest = ({ params, body }: NonNullable<Play["input"]>) =>
    JSON.stringify([params, endpoints.create.schema.body?.parse(body)]);
  const headers = { "idempotency-key": key };
  const earlier = me.creations.get(key);
  if (earlier && now.getTime() - earlier.at <= memory) {
    const again = earlier.table === table && !draw.once(3) ? earlier.input : (made.input ?? {});
    const isSame = earlier.table === table && toRequest(again) === toRequest(earlier.input);
    const meets = isSame ? findAgain(me, earlier) : refusal(409, keyReused);
    return { input: { ...again, headers }, meets };
  }
  return {
    ...made,
    input: { ...made.input, headers },
    learn: async (body, change) => {
      await made.learn?.(body, change);
      if (!made.learn) return;
      const creation = { table, input: made.input ?? {}, id: body.data._id, at: now.getTime() };
      me.creations.set(key, creation);
    },
  };
}

/** The record as it is now, if it still is. */
function findAgain(me: Person, { id, table }: Creation): Meets {
  const kind = kinds.find((one) => one.table === table);
  const row = rowsOf(me, table).get(id);
  return kind && row ? showing(kind, me, row, 201) : missing(table);
}
