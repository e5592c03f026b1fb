import { StatementSync } from "node:sqlite";
import { Client } from "pg";

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/**
 * Hears everything that the databases are told from now until it is stopped, whoever tells them: it
 * listens where the drivers themselves are called. What a trigger does is not in it. Answers what
 * stops it.
 */
export function listenToDrivers(hear: (statement: Statement) => void): () => void {
  const stops = [
    ...(["all", "run", "get", "iterate"] as const).map((method) =>
      replace(StatementSync.prototype, method, (statement: StatementSync, parameters) =>
        hear({ sql: statement.sourceSQL, parameters }),
      ),
    ),
    replace(Client.prototype, "query", (_client, given) => {
      for (const statement of toStatements(given)) hear(statement);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Until it is called, `hear` comes before the method of an object. */
function replace<Owner extends object>(
  owner: Owner,
  name: keyof Owner,
  hear: (self: Owner, given: unknown[]) => void,
): () => void {
  const original = owner[name];
  if (typeof original !== "function") throw new Error(`${String(name)} is no method`);
  const listening = function (this: Owner, ...given: unknown[]) {
    hear(this, given);
    return Reflect.apply(original, this, given);
  };
  Object.assign(owner, { [name]: listening });
  return () => void Object.assign(owner, { [name]: original });
}

/** What pg is asked: a batch of ours, a text, or an object with a text. */
function toStatements([query, values]: unknown[]): readonly Statement[] {
  const { statements, text, values: own } = Object(query);
  if (Array.isArray(statements)) return statements;
  const sql = typeof query === "string" ? query : text;
  if (typeof sql !== "string") throw new Error("PostgreSQL was asked something unreadable");
  return [{ sql, parameters: Array.isArray(values) ? values : (own ?? []) }];
}
