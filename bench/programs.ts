import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildChanged } from "../scripts/build-changed.ts";
import { recordKeys } from "../server/db/records/keys.ts";
import { appointment } from "../shared/kinds/appointments.ts";
import { company } from "../shared/kinds/companies.ts";
import { customer, customerInput } from "../shared/kinds/customers.ts";
import type { Place } from "../tools/places.ts";
import {
  builtServer,
  findFreePort,
  type ServerProcess,
  startServer,
  waitUntilUp,
  watch,
} from "../tools/server.ts";
import { onServerCore } from "./cores.ts";
import type { Columns } from "./floor-columns.ts";

/** The server as it runs in production, which logs what went wrong and nothing else. */
export async function startMeasured(
  place: Place,
  more: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  await buildChanged(["server"]);
  const command = onServerCore([process.execPath]).slice(0, -1);
  const env = { LOG_LEVEL: "warn", ...more };
  return startServer({ ...place, program: builtServer, env, command, showErrors: true });
}

/** `database` is a file or the address of a PostgreSQL database. */
export async function startFloor(database: string): Promise<ServerProcess> {
  return waitUntilUp(spawnFloor(await findFreePort(), database));
}

const anybody = customerInput.parse({ name: "Anybody", email: "anybody@example.com" });
const columns: Columns = {
  company: Object.keys(company.shape),
  customer: Object.keys(customer.shape),
  customerInput: Object.keys(customerInput.shape),
  customerKeys: Object.keys(recordKeys.customers.toKeys(anybody)),
  appointment: Object.keys(appointment.shape),
};

/** Starts the floor without waiting for it. */
export function spawnFloor(port: number, database: string): ServerProcess {
  const script = join(import.meta.dirname, "floor.ts");
  const given = [String(port), database, JSON.stringify(columns)];
  const [command, ...args] = onServerCore([process.execPath, script, ...given]);
  return watch(spawn(command, args, { stdio: ["ignore", "ignore", "inherit"] }), port);
}
