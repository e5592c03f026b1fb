import {
  type Handed,
  type HandedKind,
  handOverEndpoints,
} from "../../../shared/lists/hand-over.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { handover } from "../../../shared/words/en/handover.ts";
import { formatCount } from "../../lib/format/count.ts";
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
            ? handover.skipped(formatCount(changed), formatCount(changed + skipped), skipped)
            : nowOf(changed, body.to),
          autoClose: toastStays,
          other:
            skipped && onSkipped
              ? { label: handover.showThem, run: () => onSkipped(skippedIds) }
              : undefined,
        }),
        failed: handover.failed,
        refresh: "first",
      },
    ),
  );
}

/** "yours", "Ben’s". */
export function whose(id: string): string {
  return isMe(id) ? handover.yours : handover.theirs(nameIn(id));
}

/** "3 records are Ben’s now" */
function nowOf(count: number, id: string): string {
  return isMe(id) ? handover.nowYours(count) : handover.nowTheirs(count, nameIn(id));
}

function isMe(id: string): boolean {
  return getSession().user?._id === id;
}

function nameIn(id: string): string {
  return isolate(firstNameOf(nameOfPerson(id)));
}
