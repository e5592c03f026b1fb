import {
  type Handed,
  type HandedKind,
  handOverEndpoints,
} from "../../../shared/lists/hand-over.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { countOf, formatCount } from "../../lib/format/count.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { nameOfPerson } from "../../lib/people/people-here.ts";
import { getSession } from "../../lib/session.ts";
import { makeUuid } from "../../lib/uuid.ts";
import { succeeds, write } from "../../lib/write/write.ts";

/** Milliseconds that the toast stays: there is more to take back. */
const toastStays = 10_000;

interface HandOver {
  chosen: Handed;
  to: string;
  /** What goes along. */
  kinds: HandedKind[];
  note?: string;
  /** Shows customers that were changed elsewhere, which are left as they were. */
  onSkipped?: ((ids: readonly string[]) => void) | undefined;
}

/** Gives records to somebody on the desk, as one act; whether that was done. */
export function handOver({ onSkipped, ...body }: HandOver): Promise<boolean> {
  return succeeds(
    write(
      handOverEndpoints.run,
      { body },
      {
        key: makeUuid(),
        isLong: true,
        done: ({ data: { changed, skipped, skippedIds } }) => ({
          text: skipped
            ? `${formatCount(changed)} of ${formatCount(changed + skipped)}. ${formatCount(skipped)} ${skipped === 1 ? "was" : "were"} changed elsewhere.`
            : `${countOf(changed, "record")} ${changed === 1 ? "is" : "are"} ${whose(body.to)} now`,
          autoClose: toastStays,
          other:
            skipped && onSkipped
              ? { label: "Show Them", run: () => onSkipped(skippedIds) }
              : undefined,
        }),
        failed: "Nothing was handed over. Try again.",
        refresh: "first",
      },
    ),
  );
}

/** "yours", "Ben’s". */
export function whose(id: string): string {
  return getSession().user?._id === id ? "yours" : `${isolate(firstNameOf(nameOfPerson(id)))}’s`;
}
