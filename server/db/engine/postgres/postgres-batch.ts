import type { EventEmitter } from "node:events";
import { type Connection, type Submittable, types } from "pg";
import type { RunnableStatement } from "../engine.ts";
import { toRowMaker } from "../rows.ts";

type ToRow = ReturnType<typeof toRowMaker<string>>;

/** What the server at the other end of a connection has been told about named statements. */
interface Known {
  parsed: Set<string>;
  /** By the name of the statement; undefined for one that answers no rows. */
  toRow: Map<string, ToRow | undefined>;
}

/** Statements that a connection keeps. */
const keptStatements = 250;

const knownOf = new WeakMap<object, Known>();

/** The calls by which pg sends the messages of the extended query protocol; its types leave them out. */
interface Wire extends EventEmitter {
  stream: { cork: () => void; uncork: () => void };
  parse: (message: { name: string; text: string }) => void;
  bind: (message: { statement: string; values: unknown[] }) => void;
  describe: (message: { type: "P" }) => void;
  execute: (message: object) => void;
  close: (message: { type: "S"; name: string }) => void;
  sync: () => void;
}

/**
 * Sends several statements to PostgreSQL at once and takes their rows together: one round trip. Up to
 * the one Sync at their end they are one transaction, which holds or not as a whole, unless they
 * begin and commit one themselves. A statement of a known name is neither parsed, planned nor
 * described again. https://www.postgresql.org/docs/current/protocol-flow.html
 */
export function createBatch(
  statements: readonly RunnableStatement[],
  done: (error: unknown, rows: unknown[][]) => void,
): Submittable & { statements: readonly RunnableStatement[] } {
  const rows: unknown[][] = statements.map(() => []);
  let current = 0;
  let known: Known;
  let stopListening = () => {};

  return {
    /** For whoever listens at the driver. */
    statements,
    submit,
    handleRowDescription: ({ fields }: { fields: { name: string; dataTypeID: number }[] }) => {
      const names = fields.map(({ name }) => name);
      const parsers = fields.map(({ dataTypeID }) => toParser(dataTypeID));
      known.toRow.set(nameAt(current), toRowMaker(names, parsers));
    },
    handleDataRow: ({ fields }: { fields: (string | null)[] }) => {
      const row = known.toRow.get(nameAt(current))?.(fields);
      if (row) rows[current]?.push(row);
    },
    handleCommandComplete: () => {
      // Without a description there are no rows to describe, nor will there be next time.
      if (!known.toRow.has(nameAt(current))) known.toRow.set(nameAt(current), undefined);
      current += 1;
    },
    handleReadyForQuery: () => {
      stopListening();
      done(undefined, rows);
    },
    handleError: (error: unknown) => {
      stopListening();
      done(error, []);
    },
  } as Submittable & { statements: readonly RunnableStatement[] }; // as: the types name only the first of the calls that pg makes.

  function submit(connection: Connection) {
    // as: see Wire.
    const wire = connection as unknown as Wire;
    known = knownOf.get(connection) ?? { parsed: new Set(), toRow: new Map() };
    knownOf.set(connection, known);
    const names = new Set(statements.map(({ name }) => name));
    const fresh = names.difference(known.parsed);
    stopListening = noteParsed(wire, [...fresh]);
    wire.stream.cork();
    try {
      closeUnused(wire, names);
      for (const { name, sql, parameters } of statements) {
        // Once, also where it runs twice.
        if (fresh.delete(name)) wire.parse({ name, text: sql });
        wire.bind({ statement: name, values: parameters.map(toText) });
        if (!known.toRow.has(name)) wire.describe({ type: "P" });
        wire.execute({});
      }
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
  }

  /** Each statement costs PostgreSQL memory for as long as the connection lasts. */
  function closeUnused(wire: Wire, used: ReadonlySet<string>) {
    const { parsed, toRow } = known;
    // A Set remembers the order of insertion, so the first name is the one unused for longest.
    for (const name of used) if (parsed.delete(name)) parsed.add(name);
    for (const name of parsed) {
      if (parsed.size <= keptStatements || used.has(name)) return;
      wire.close({ type: "S", name });
      parsed.delete(name);
      toRow.delete(name);
    }
  }

  /** A failure may come before or after the parsing, so that only its own message tells. */
  function noteParsed(wire: Wire, names: string[]) {
    if (names.length === 0) return () => {};
    const note = () => {
      const name = names.shift();
      if (name !== undefined) known.parsed.add(name);
    };
    wire.on("parseComplete", note);
    return () => void wire.off("parseComplete", note);
  }

  function nameAt(index: number): string {
    return statements[index]?.name ?? "";
  }
}

/** Texts are what they are. Counts and cents are far below 2^53, so plain numbers are exact. */
function toParser(type: number): ((text: string) => unknown) | undefined {
  if (type === types.builtins.INT8) return Number;
  if (type === types.builtins.TEXT) return undefined;
  return types.getTypeParser(type);
}

function toText(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value);
}
