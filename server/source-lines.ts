import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Lets stack traces name the lines of the sources. A map is read when the first trace leads through its file:
 * Node's own way reads all of them at each start and measures every line, which takes 20 ms.
 */
export function nameSources() {
  const maps = new Map<string, SourceMap | undefined>();
  Error.prepareStackTrace = (error, frames) =>
    [String(error), ...frames.map((frame) => `    at ${toSource(frame)}`)].join("\n");

  function toSource(frame: NodeJS.CallSite): string {
    const text = String(frame);
    const [place, file, line, column] = /(file:\S+):(\d+):(\d+)/.exec(text) ?? [];
    if (place === undefined || file === undefined) return text;
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (!origin || !("fileName" in origin)) return text;
    const source = join(dirname(fileURLToPath(file)), origin.fileName);
    return text.replace(place, `${source}:${origin.lineNumber}:${origin.columnNumber}`);
  }

  function mapOf(file: string): SourceMap | undefined {
    if (!maps.has(file)) maps.set(file, readMap(`${fileURLToPath(file)}.map`));
    return maps.get(file);
  }
}

function readMap(file: string): SourceMap | undefined {
  try {
    return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, "utf8"))) : undefined;
  } catch {
    // A trace with the lines of what was built is better than none.
    return undefined;
  }
}
