import type { User } from "../../shared/account/auth.ts";
import type { Endpoint } from "../../shared/api/endpoint.ts";
import { outOfStep } from "../errors.ts";
import { serverMessages } from "../messages.ts";

/** Headings of what writes none of an account's records. */
const others: readonly string[] = ["Account", "Restore"];

/**
 * An account that is half restored takes nothing else: it would not become what it was. Throws the 409.
 */
export function refuseMeanwhile(user: User, { method, tag }: Endpoint): void {
  if (!user.isRestoring || method === "GET" || others.includes(tag)) return;
  throw outOfStep(serverMessages.restore.underWay);
}
