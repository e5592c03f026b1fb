import { listAccounts } from "../auth/queries.ts";
import type { Command } from "./command.ts";
import { openDesk } from "./open-desk.ts";
import { toTable } from "./table.ts";

const head = ["EMAIL", "NAME", "SINCE", "LAST USED", "DEVICES", "TOKENS", "TWO-STEP"];

export const users: Command = {
  name: "users",
  parameters: [],
  summary: "lists all accounts",
  run: (_, { env, print }) =>
    openDesk(env, async (db) => {
      const rows = (await listAccounts(db)).map((one) => [
        one.email,
        one.name,
        one.createdAt.slice(0, 10),
        one.lastUsedAt?.slice(0, 10) ?? "-",
        String(one.devices),
        String(one.keys),
        one.twoStep === null ? "off" : "on",
      ]);
      print(toTable([head, ...rows], [4, 5]));
      return true;
    }),
};
