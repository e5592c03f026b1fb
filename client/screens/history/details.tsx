import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Change, ChangedRecord } from "../../../shared/history/history.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import { history } from "../../../shared/words/en/history.ts";
import { StatusBadge } from "../../kinds/customers/status.tsx";
import { Delayed, SkeletonLine } from "../../ui/skeleton.tsx";
import { Failed } from "../../ui/states.tsx";
import { Money } from "../../ui/text/money.tsx";
import { labelOfField, titleOfField, titleOfKind, whenOf } from "./field-words.ts";
import { changedRecordsQuery } from "./queries.ts";
import { Value } from "./words.tsx";

/** What an act did, below its sentence: the fields of one record, or the records. */
export function Details({ change }: { change: Change }) {
  const { state, records, left, more, retry } = useChangedRecords(change);
  if (state === "failed") {
    return <Failed className="mt-2.5" title={history.details.failed} onRetry={retry} />;
  }
  if (state === "loading") {
    return (
      <div
        role="status"
        aria-label={history.details.loading}
        className="mt-2.5 min-h-9 border-t border-line pt-2"
      >
        <Delayed>
          <SkeletonLine className="w-60" />
        </Delayed>
      </div>
    );
  }
  const [only] = records;
  if (change.count === 1 && only) return <Fields record={only} />;
  return (
    <div className="mt-2.5">
      <ul>
        {records.map((record) => (
          <li
            key={record.record}
            className="grid grid-cols-[minmax(0,1fr)_148px_128px] items-center gap-x-4 border-t border-line py-1.5 text-13 leading-[18px] to-700:grid-cols-[minmax(0,1fr)_auto]"
          >
            <Record record={record} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className="border-t border-line pt-2 text-13">
          <button type="button" className="link hit-area" onClick={more}>
            {history.details.more(left)}
          </button>
        </p>
      )}
    </div>
  );
}

/** Before a creation and after a deletion there is no record: no field has a word for its value. */
const nothing = "";

/** Each field with what it was and what it became. */
function Fields({ record: { kind, fields, action } }: { record: ChangedRecord }) {
  return (
    <dl className="mt-2.5 border-t border-line">
      {fields.map(({ field, from, to }) => (
        <div
          key={field}
          className="grid grid-cols-[112px_minmax(0,1fr)_minmax(0,1fr)] gap-x-4 border-b border-line py-1.5 text-13 leading-[18px] last:border-b-0 to-700:grid-cols-1"
        >
          <dt className="text-ink-3">{titleOfField(kind, field)}</dt>
          <dd className="break-words whitespace-pre-line text-ink-3">
            <span className="sr-only">{`${history.details.before} `}</span>
            <Value field={action === "create" ? nothing : field} value={from} />
          </dd>
          <dd className="break-words whitespace-pre-line">
            <span className="sr-only">{`${history.details.now} `}</span>
            <Value field={action === "delete" ? nothing : field} value={to} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A record among many: its name, and what tells most about it. */
function Record({ record }: { record: ChangedRecord }) {
  const { kind, name, fields, action } = record;
  const fieldOf = (field: string) => {
    const found = fields.find((each) => each.field === field);
    return found && (action === "delete" ? found.from : found.to);
  };
  const status = customerStatuses.find((each) => each === fieldOf("status"));
  const value = fieldOf("value");
  const date = fieldOf("date") ?? fieldOf("due");
  return (
    <>
      <bdi className="clipped font-semibold" title={name}>
        {name}
      </bdi>
      <span className="to-700:justify-self-end">
        {status ? <StatusBadge status={status} /> : titleOfKind(kind)}
      </span>
      <span className="digits justify-self-end to-700:hidden">
        {typeof value === "number" ? (
          <Money value={value} />
        ) : typeof date === "string" ? (
          whenOf(date)
        ) : (
          action === "update" && fields.map(({ field }) => labelOfField(kind, field)).join(", ")
        )}
      </span>
    </>
  );
}

/** So many are shown at first. */
const first = 5;

/** The records that an act touched: the first few, then all that have been read. */
function useChangedRecords({ _id, count }: Change) {
  const query = useInfiniteQuery(changedRecordsQuery(_id));
  const [all, setAll] = useState(false);
  const read: ChangedRecord[] = query.data?.pages.flatMap((page) => page.data.records) ?? [];
  const records = all ? read : read.slice(0, first);
  return {
    state: query.data ? "ready" : query.isError ? "failed" : "loading",
    records,
    left: count - records.length,
    more: () => {
      if (all && !query.isFetching) void query.fetchNextPage();
      setAll(true);
    },
    retry: () => void query.refetch(),
  } as const;
}
