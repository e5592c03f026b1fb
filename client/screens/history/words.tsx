import { ArrowRight } from "lucide-react";
import { Fragment } from "react";
import { type CustomerStatus, customerStatuses } from "../../../shared/statuses.ts";
import { common } from "../../../shared/words/en/common.ts";
import { history } from "../../../shared/words/en/history.ts";
import { records } from "../../../shared/words/en/records.ts";
import { statusLook } from "../../kinds/customers/status.tsx";
import { cx } from "../../ui/class-names.ts";
import { wordsOf } from "./field-words.ts";
import { type FieldValue, isArrow, type Piece } from "./pieces.ts";

/** A sentence about a change, with names in bold and values as the screens show them. */
export function Words({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other identity
    <Fragment key={place}>
      {isArrow(piece) ? (
        <Arrow />
      ) : typeof piece === "string" ? (
        piece
      ) : "name" in piece ? (
        <bdi className="font-semibold">{piece.name}</bdi>
      ) : (
        <Value {...piece} />
      )}
    </Fragment>
  ));
}

function Arrow() {
  return (
    // A block of its own has no line through it.
    <span className="mx-1.5 inline-block text-ink-3">
      <ArrowRight className="inline size-[13px] align-[-2px] rtl:-scale-x-100" />
      <span className="sr-only">{` ${history.now} `}</span>
    </span>
  );
}

export function Value({ field, value }: { field: string; value: FieldValue }) {
  const status = customerStatuses.find((each) => field === "status" && each === value);
  if (status) return <Status status={status} />;
  const words = wordsOf(field, value);
  if (!words) return <span className="text-ink-3">{records.values.none}</span>;
  return <bdi className={cx(typeof value === "number" && "digits")}>{words}</bdi>;
}

/** Shape and word, without the badge's ground; in a line through, only the words are of the line. */
function Status({ status }: { status: CustomerStatus }) {
  const { tone, mark } = statusLook[status];
  return (
    <span
      className={cx(
        "inline-flex items-center gap-[5px] align-[-1px] font-semibold whitespace-nowrap text-fg [--wash:var(--paper)] in-[s]:text-inherit in-[s]:line-through",
        tone,
      )}
    >
      {mark}
      {common.statuses[status]}
    </span>
  );
}
