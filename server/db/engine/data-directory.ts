import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { StartError } from "./start-error.ts";

/** Makes the folder of the data, closed to other users, where there is none. Throws a StartError. */
export function makeDataDirectory(dataDir: string): string {
  try {
    makeDirectory(resolve(dataDir));
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be used: ${error}`, { cause: error });
  }
  return dataDir;
}

/** Node's own recursive way never ends where no folder can be made at all, as below /proc. */
function makeDirectory(directory: string) {
  const make = () => mkdirSync(directory, { mode: 0o700 });
  const failure = codeOfFailure(make);
  if (failure === undefined || failure === "EEXIST") return;
  if (failure !== "ENOENT" || dirname(directory) === directory) make();
  makeDirectory(dirname(directory));
  make();
}

function codeOfFailure(work: () => void): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Error && "code" in error ? error.code : error;
  }
}
