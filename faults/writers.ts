import { type Answer, readId, type Session, send } from "../tools/client.ts";
import { keepOn } from "../tools/load.ts";
import type { StoredRow } from "./stored.ts";
import { chooseChange, type Rows } from "./writer-model.ts";

/** One client that changes its own rows, one change after the other, and knows what was acknowledged. */
export interface Writer {
  /** Begins the names of its rows. */
  tag: string;
  session: Session;
  /** What was acknowledged. */
  rows: Rows;
  ids: Map<string, string>;
  /** What must be stored instead if the change that got no answer was made. */
  pending: Rows | undefined;
  acknowledged: number;
  /** Answers that no writer should get. */
  refusals: string[];
}

/** Writers that share the accounts among them. */
export function createWriters(count: number, sessions: readonly Session[]): Writer[] {
  return Array.from({ length: count }, (_, index) => ({
    tag: `w${index}.`,
    // as: the remainder is an index of the array, which is not empty.
    session: sessions[index % sessions.length] as Session,
    rows: new Map(),
    ids: new Map(),
    pending: undefined,
    acknowledged: 0,
    refusals: [],
  }));
}

let names = 0;

/** All make changes, each until one gets no answer, or until what this answers is called. */
export function writeTogether(writers: readonly Writer[]): () => Promise<unknown> {
  return keepOn(writers, write);
}

async function write(writer: Writer, isStopped: () => boolean) {
  while (!isStopped()) {
    names += 1;
    const change = chooseChange(writer.rows, writer.ids, writer.tag + names);
    writer.pending = change.after;
    let answer: Answer;
    try {
      answer = await send(writer.session, change.call);
    } catch {
      return;
    }
    // The database went away, perhaps after the change was made: nobody knows.
    if (answer.status === 503) return;
    writer.pending = undefined;
    if (answer.status >= 300) {
      writer.refusals.push(`${change.call.endpoint.url} answered ${answer.status} ${answer.text}`);
      return;
    }
    if (change.creates) writer.ids.set(change.creates, readId(answer));
    writer.rows = change.after;
    writer.acknowledged += 1;
  }
}

/**
 * Compares what is stored with what was acknowledged: the same rows, or those with the change that got
 * no answer made wholly. Goes on from what is stored. Answers a sentence for each writer who lost something.
 */
export function settle(writers: readonly Writer[], stored: readonly StoredRow[]): string[] {
  return writers.flatMap((writer) => {
    const own = stored.filter(({ name }) => name.startsWith(writer.tag));
    const found = own.map(({ name, ...row }) => toLine(name, row)).sort();
    const before = toLines(writer.rows);
    const fits = [writer.rows, ...(writer.pending ? [writer.pending] : [])].some(
      (rows) => toLines(rows).join("\n") === found.join("\n"),
    );
    writer.ids = new Map(own.map(({ name, id }) => [name, id]));
    writer.rows = new Map(
      own.map(({ name, kind, parent, text }) => [name, { kind, parent, text }]),
    );
    writer.pending = undefined;
    const refusals = writer.refusals.splice(0);
    if (fits) return refusals;
    const lost = before.filter((line) => !found.includes(line));
    const extra = found.filter((line) => !before.includes(line));
    return [
      ...refusals,
      `${writer.tag} lost [${lost.slice(0, 3)}] and found [${extra.slice(0, 3)}]`,
    ];
  });
}

function toLines(rows: Rows): string[] {
  return [...rows].map(([name, row]) => toLine(name, row)).sort();
}

function toLine(name: string, { kind, parent, text }: Omit<StoredRow, "name" | "id">): string {
  return `${kind} ${name} of ${parent || "nobody"}: ${text}`;
}
