import { randomBytes } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { deskEndpoints, invitationEndpoints } from "../shared/account/desks.ts";
import type { Role } from "../shared/account/roles.ts";
import { type Account, signUp } from "../tools/client.ts";
import { newEmail, signIn } from "./fixtures.ts";

/** Another browser, where somebody is logged in. */
export async function openBrowser(
  browser: Browser,
  account?: Account,
): Promise<{ page: Page } & AsyncDisposable> {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (account) await signIn(page, account.token);
  return { page, [Symbol.asyncDispose]: () => context.close() };
}

/** Somebody with an account and a desk of their own. */
export function registerPerson(baseUrl: string | undefined, name: string): Promise<Account> {
  return signUp(baseUrl, { name, email: newEmail(), from: `10.${randomBytes(3).join(".")}` });
}

/** The token of a link to the desk of `host`. */
export async function inviteByLink(host: Account, role: Role): Promise<string> {
  const { link = "" } = await host.call(invitationEndpoints.create, {
    body: { name: "Somebody", role },
  });
  return new URL(link).searchParams.get("invite") ?? "";
}

export async function renameDesk(account: Account, name: string): Promise<void> {
  await account.call(deskEndpoints.rename, { body: { name } });
}

/** Somebody who has an account and joins the desk of `host`. */
export async function joinDesk(host: Account, name: string, role: Role): Promise<Account> {
  const person = await registerPerson(host.baseUrl, name);
  const params = { token: await inviteByLink(host, role) };
  await person.call(invitationEndpoints.accept, { params });
  return person;
}

/** The id of somebody on the desk of `host`. */
export async function idOfPerson(account: Account, name: string): Promise<string> {
  const { people } = (await account.call(deskEndpoints.read)).data;
  return people.find((person) => person.name === name)?._id ?? "";
}
