import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { z } from "zod";
import { authEndpoints } from "../shared/auth.ts";
import { root } from "./stages.ts";
import type { TemporaryServer } from "./temporary-server.ts";

/** Fills the server with the demo data and answers the token of the account that owns it. */
export async function fillDemo({ baseUrl, env }: TemporaryServer): Promise<string> {
  const demo = await promisify(execFile)(process.execPath, ["demo/main.ts"], { cwd: root, env });
  const email = /Email +(\S+)/.exec(demo.stdout)?.[1];
  const password = /Password +(\S+)/.exec(demo.stdout)?.[1];
  const { url, schema } = authEndpoints.login;
  return postForToken(baseUrl + url, { email, password }, schema.response[200]);
}

/** Registers an account without any data and answers its token. */
export async function registerEmpty({ baseUrl }: TemporaryServer): Promise<string> {
  const { url, schema } = authEndpoints.register;
  const account = { name: "Nils Amundsen", email: "nils@amundsen.test", password: "empty Desk 1" };
  return postForToken(baseUrl + url, account, schema.response[201]);
}

async function postForToken<Answer extends { token: string }>(
  url: string,
  body: object,
  schema: z.ZodType<Answer>,
): Promise<string> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return schema.parse(await response.json()).token;
}
