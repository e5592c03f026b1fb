import { CompiledQuery } from "kysely";
import { buildApp } from "../server/app.ts";
import { type Db, engineOf } from "../server/db/engine/database.ts";
import { openDatabase } from "../server/db/open.ts";
import { readEnv } from "../server/env.ts";
import type { Place } from "../tools/places.ts";
import { listenToDrivers, type Statement } from "../tools/statements.ts";
import type { GrowthCall } from "./growth-calls.ts";

/** The statements that a call makes, each with the plan by which the database runs it. */
export async function explain(place: Place, token: string, call: GrowthCall): Promise<string[]> {
  const db = await openDatabase(place);
  const queries: Statement[] = [];
  const app = buildApp({
    env: readEnv({ LOG_LEVEL: "silent" }),
    db,
    clock: { now: () => new Date() },
  });
  try {
    const stop = listenToDrivers((statement) => queries.push(statement));
    const answer = await app.inject({
      method: call.method,
      url: call.url(0),
      headers: { authorization: `Bearer ${token}` },
      ...(call.body && { payload: call.body(0) }),
    });
    stop();
    if (answer.statusCode >= 300) throw new Error(`${call.name}: ${answer.body}`);
    const plans = [];
    for (const query of queries) plans.push(await explainQuery(db, query));
    return plans.filter((plan) => plan !== "");
  } finally {
    await app.close();
    await db.destroy();
  }
}

async function explainQuery(db: Db, { sql, parameters }: Statement): Promise<string> {
  if (!/^\s*(select|with)/i.test(sql)) return "";
  const isSqlite = engineOf(db) === "sqlite";
  const words = isSqlite ? "EXPLAIN QUERY PLAN" : "EXPLAIN (ANALYZE, COSTS OFF, BUFFERS OFF)";
  const { rows } = await db.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`${words} ${sql}`, [...parameters]),
  );
  const steps = rows.map((row) => String(isSqlite ? row.detail : row["QUERY PLAN"]));
  return [`-- ${sql.slice(0, 300)}`, ...steps].join("\n");
}
