import type { Generated } from "kysely";
import type { ChangeAction } from "../../shared/history/history.ts";
import type { Kind } from "../../shared/kinds/names.ts";
import type { ImportJob } from "../../shared/transfer/imports.ts";

/** The rows of acts: the history, and what is being imported or restored. */
export interface ActRows {
  /** The log of acts, see migrations/0011-changes.sql. */
  changes: {
    owner: string;
    _id: string;
    at: string;
    action: ChangeAction;
    kind: Kind;
    record: string;
    name: string;
    nameKey: string;
    session: string | null;
    device: string | null;
    user: string | null;
    count: Generated<number>;
    /** The numbers of touched records by kind, as JSON; null for one. */
    counts: string | null;
    /** The one record's changed columns, as JSON; both null when they stand in `changeRecords`. */
    before: string | null;
    after: string | null;
    undoes: string | null;
    undoneBy: string | null;
    isKept: Generated<number>;
    /** What is left to do, as JSON; null once the act is whole. */
    plan: string | null;
    /** What else is told of the act, as JSON: where customers were moved before a deletion. */
    detail: string | null;
  };
  changeRecords: {
    owner: string;
    change: string;
    part: number;
    kind: Kind;
    record: string;
    before: string | null;
    after: string | null;
  };
  /** See migrations/0024-imports.sql. */
  imports: {
    owner: string;
    _id: string;
    holds: string;
    into: ImportJob["into"];
    file: string;
    rows: number;
    skipped: number;
    unread: number;
    state: ImportJob["state"];
    chunks: Generated<number>;
    received: Generated<number>;
    size: Generated<number>;
    written: Generated<number>;
    now: Generated<string>;
    created: Generated<string>;
    updated: Generated<string>;
    stale: Generated<number>;
    change: Generated<string | null>;
    failedRow: Generated<number | null>;
    failure: Generated<string | null>;
    createdAt: string;
    endedAt: Generated<string | null>;
    runner: Generated<string | null>;
    leasedUntil: Generated<string | null>;
    attempts: Generated<number>;
  };
  importChunks: {
    owner: string;
    import: string;
    number: number;
    first: number;
    count: number;
    content: string;
  };
  /** An account that is being filled from a file, see migrations/0026-restores.sql. */
  restores: {
    owner: string;
    _id: string;
    file: string;
    size: number;
    chunks: Generated<number>;
    written: Generated<number>;
    leftOut: Generated<number>;
    isCanceling: Generated<number>;
    createdAt: string;
  };
}
