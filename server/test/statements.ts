import { StatementSync } from "node:sqlite";
import { Client } from "pg";
import { onTestFinished, vi } from "vitest";

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/**
 * Everything that the databases are told from now until the end of the test, whoever tells them: it
 * listens where the drivers themselves are called. What a trigger does is not in it.
 */
export function watchStatements(): Statement[] {
  const seen: Statement[] = [];
  for (const method of ["all", "run", "get", "iterate"] as const) {
    const original = StatementSync.prototype[method];
    const spy = vi.spyOn(StatementSync.prototype, method);
    spy.mockImplementation(function (this: StatementSync, ...parameters) {
      seen.push({ sql: this.sourceSQL, parameters });
      // as: the same arguments go to the same method, whichever of the four it is.
      return Reflect.apply(original, this, parameters) as never;
    });
    onTestFinished(() => spy.mockRestore());
  }
  const original = Client.prototype.query;
  const spy = vi.spyOn(Client.prototype, "query");
  spy.mockImplementation(function (this: Client, ...given: unknown[]) {
    seen.push(...toStatements(given));
    // as: query() has an overload for each of its shapes, and all are passed on untouched.
    return Reflect.apply(original, this, given) as never;
  });
  onTestFinished(() => spy.mockRestore());
  return seen;
}

/** What pg is asked: a batch of ours, a text, or an object with a text. */
function toStatements([query, values]: unknown[]): readonly Statement[] {
  const { statements, text, values: own } = Object(query);
  if (Array.isArray(statements)) return statements;
  const sql = typeof query === "string" ? query : text;
  if (typeof sql !== "string") throw new Error("PostgreSQL was asked something unreadable");
  return [{ sql, parameters: Array.isArray(values) ? values : (own ?? []) }];
}
