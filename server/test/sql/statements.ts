import { onTestFinished } from "vitest";
import { listenToDrivers, type Statement } from "../../../tools/statements.ts";

/** Everything that the databases are told from now until the end of the test. */
export function watchStatements(): Statement[] {
  const seen: Statement[] = [];
  onTestFinished(listenToDrivers((statement) => seen.push(statement)));
  return seen;
}
