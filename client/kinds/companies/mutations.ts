import type { z } from "zod";
import {
  type CompanyDetail,
  companyEndpoints,
  type companyForm,
} from "../../../shared/kinds/companies.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { companies } from "../../../shared/words/en/companies.ts";
import { results } from "../../../shared/words/en/results.ts";
import { forgetRecent } from "../../lib/lists/recent.ts";
import { showInLists } from "../../lib/queries/cached-lists.ts";
import { queryClient } from "../../lib/queries/query-client.ts";
import { write } from "../../lib/write/write.ts";
import { companyLists, companyQuery } from "./queries.ts";

/** Adds a company, or replaces the one with this id. */
export async function saveCompany(
  id: string | undefined,
  body: z.output<typeof companyForm>,
  base: { updatedAt: string } | undefined,
) {
  const { data } = id
    ? await write(
        companyEndpoints.update,
        { params: { id }, body },
        { base, saved: show, done: results.companies.updated },
      )
    : await write(
        companyEndpoints.create,
        { body },
        { saved: show, done: results.companies.created },
      );
  return data;
}

/** Gives a company to somebody on the desk. Its customers stay with whom they are. */
export function giveCompany(
  { _id, name }: { _id: string; name: string },
  person: { _id: string; name: string },
): void {
  write(
    companyEndpoints.update,
    { params: { id: _id }, body: { responsible: person._id } },
    {
      saved: show,
      done: companies.nowWith(firstNameOf(person.name), name),
      failed: results.saveFailed,
    },
  ).catch(() => {});
}

/** The screen continues with the server's answer. */
function show({ data }: { data: CompanyDetail }): void {
  queryClient.setQueryData(companyQuery(data._id).queryKey, data);
  showInLists(companyLists, data._id, data);
}

/** Where the customers of a deleted company go: to one that is there, or to a new one of this name. */
export type MoveTarget = { id: string } | { name: string };

/**
 * Deletes a company, with its customers unless they move. Its screens are left before everything is
 * fetched again.
 */
export async function deleteCompany(id: string, target: MoveTarget | undefined): Promise<void> {
  const failed = () => results.companies.deleteFailed;
  const moveTo = target && (await idOf(target, failed));
  await write(
    companyEndpoints.remove,
    { params: { id }, query: { moveTo } },
    {
      saved: () => forgetRecent(id),
      done: results.companies.deleted,
      failed,
      refresh: "never",
    },
  );
}

async function idOf(target: MoveTarget, failed: () => string): Promise<string> {
  if ("id" in target) return target.id;
  const request = { body: { name: target.name } };
  return (await write(companyEndpoints.create, request, { failed, refresh: "never" })).data._id;
}
