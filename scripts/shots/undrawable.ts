import { z } from "zod";
import { customerEndpoints } from "../../shared/customers.ts";

const page = z.object({ data: z.array(z.object({ _id: z.string(), name: z.string() })) });
/** A name that every machine has a font for. */
export const drawable = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/**
 * Takes the customers out of a temporary account whose names need a font that this machine may not
 * have: what is kept in the repository must not show boxes for letters.
 */
export async function removeUndrawable(baseUrl: string, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const { url, method } = customerEndpoints.remove;
  for (const sort of ["createdAt", "-createdAt"]) {
    const list = await fetch(`${baseUrl}/api/customers?limit=200&sort=${sort}`, { headers });
    for (const { _id, name } of page.parse(await list.json()).data) {
      if (drawable.test(name)) continue;
      await fetch(baseUrl + url.replace(":id", _id), { method, headers });
    }
  }
}
