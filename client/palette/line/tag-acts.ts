import { companyEndpoints } from "../../../shared/companies.ts";
import { customerEndpoints } from "../../../shared/customers.ts";
import { fold } from "../../../shared/fold.ts";
import { tagEndpoints } from "../../../shared/tags.ts";
import { call } from "../../lib/api.ts";
import { isolate } from "../../lib/isolate.ts";
import { act } from "./acts.ts";
import type { Person } from "./person.ts";

/** Tags that do not exist yet are created. */
export function addTags(who: Person, names: readonly string[], also?: Person): Promise<boolean> {
  return act(async () => {
    const { data: known } = await call(tagEndpoints.list);
    const added: string[] = [];
    for (const name of names) {
      const tag = known.find((one) => fold(one.name) === fold(name));
      added.push(tag?._id ?? (await call(tagEndpoints.create, { body: { name } })).data._id);
    }
    const before = also && (await addTo(also, added));
    const answer = await addTo(who, added);
    const whom = [who, ...(also ? [also] : [])].map(({ name }) => isolate(name)).join(" and ");
    return {
      answer,
      before,
      said: `${names.length > 1 ? "Tags" : "Tag"} ${names.map(isolate).join(" and ")} added to ${whom}`,
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
