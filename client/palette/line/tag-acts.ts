import { companyEndpoints } from "../../../shared/companies.ts";
import { customerEndpoints } from "../../../shared/customers.ts";
import { fold } from "../../../shared/fold.ts";
import { tagEndpoints } from "../../../shared/tags.ts";
import { call } from "../../lib/api.ts";
import { isolate } from "../../lib/isolate.ts";
import { act } from "./acts.ts";
import type { Person } from "./person.ts";

/** Tags that do not exist yet are created. */
export function addTags(who: Person, names: readonly string[]): Promise<boolean> {
  return act(async () => {
    const { data: known } = await call(tagEndpoints.list);
    const added: string[] = [];
    for (const name of names) {
      const tag = known.find((one) => fold(one.name) === fold(name));
      added.push(tag?._id ?? (await call(tagEndpoints.create, { body: { name } })).data._id);
    }
    const answer = await addTo(who, added);
    return {
      answer,
      said: `${names.length > 1 ? "Tags" : "Tag"} ${names.map(isolate).join(" and ")} added to ${isolate(who.name)}`,
    };
  });
}

async function addTo({ kind, _id }: Person, added: readonly string[]) {
  const params = { id: _id };
  const endpoints = kind === "company" ? companyEndpoints : customerEndpoints;
  const { data } = await call(endpoints.get, { params });
  const tags = [...new Set([...data.tags.map((tag) => tag._id), ...added])];
  return call(endpoints.update, { params, body: { tags } });
}
