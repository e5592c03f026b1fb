import { companyEndpoints } from "../../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../../shared/kinds/customers.ts";
import { tagEndpoints } from "../../../../shared/kinds/tags.ts";
import { fold } from "../../../../shared/text/fold.ts";
import { commands } from "../../../../shared/words/en/commands.ts";
import type { Person } from "../../../kinds/customers/people/person.ts";
import { call } from "../../../lib/api.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { listed } from "../../../lib/format/listed.ts";
import { write } from "../../../lib/write/write.ts";
import { act, namesOf, ofLine } from "./acts.ts";

/** Tags that do not exist yet are created. */
export function addTags(who: Person, names: readonly string[], also?: Person): Promise<boolean> {
  return act(async () => {
    const { data: known } = await call(tagEndpoints.list);
    const added: string[] = [];
    for (const name of names) {
      const tag = known.find((one) => fold(one.name) === fold(name));
      added.push(
        tag?._id ?? (await write(tagEndpoints.create, { body: { name } }, ofLine)).data._id,
      );
    }
    const before = also && (await addTo(also, added));
    const answer = await addTo(who, added);
    const whom = namesOf(who, also);
    const tags = listed(names.map(isolate));
    const { added: addedOne, addedSeveral } = commands.tags;
    return { answer, before, said: (names.length > 1 ? addedSeveral : addedOne)(tags, whom) };
  });
}

async function addTo({ kind, _id }: Person, added: readonly string[]) {
  const params = { id: _id };
  const endpoints = kind === "company" ? companyEndpoints : customerEndpoints;
  const { data } = await call(endpoints.get, { params });
  const tags = [...new Set([...data.tags.map((tag) => tag._id), ...added])];
  return write(endpoints.update, { params, body: { tags } }, ofLine);
}
