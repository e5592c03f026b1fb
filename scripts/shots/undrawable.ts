import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { callApi } from "../../tools/client.ts";

/** A name that every machine has a font for. */
export const drawable = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/**
 * Takes the customers out of a temporary account whose names need a font that this machine may not
 * have: what is kept in the repository must not show boxes for letters.
 */
export async function removeUndrawable(baseUrl: string, token: string): Promise<void> {
  const { list, remove } = customerEndpoints;
  for (const sort of ["createdAt", "-createdAt"]) {
    const { data } = await callApi(baseUrl, list, { token, query: { limit: "200", sort } });
    for (const { _id, name } of data) {
      if (!drawable.test(name)) await callApi(baseUrl, remove, { token, params: { id: _id } });
    }
  }
}
