import { type Change, historyEndpoints } from "../../../shared/history/history.ts";
import type { MissingRecord, Resolve, UndoConflict } from "../../../shared/history/undo.ts";
import { acts } from "../../../shared/words/en/acts.ts";
import { results } from "../../../shared/words/en/results.ts";
import { call } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { notify } from "../../lib/notify.ts";
import { bookingToTell, changeIdOf } from "../../lib/own-changes.ts";
import { refreshData } from "../../lib/queries/query-client.ts";
import { askFor } from "../../lib/queries/query-of.ts";
import { sayFailed } from "../../lib/write/say-failed.ts";
import { write } from "../../lib/write/write.ts";
import { leaveScreensOf, showQuestion } from "../../ui/dialog/question-place.tsx";
import { lastToRedo, lastToUndo } from "./last-acts.ts";
import { keptText, redoneText, undoneText } from "./outcome.ts";
import { ownChangesQuery } from "./queries.ts";
import { ManyQuestion, MissingQuestion, UndoConflicts } from "./undo-dialogs.tsx";

/** Milliseconds that the outcome of an undo stays, with the way back. */
const outcomeStays = 6000;

/** Takes an act back and says what is so again. */
export async function undo(act: Change): Promise<void> {
  // What was handed over and given on since stays.
  const isHanded = act.bulk === "handOver" || act.bulk === "away";
  const resolve: Resolve | undefined = isHanded ? { conflicts: "now" } : undefined;
  const onDone = async (done: Change) => {
    if (act.action === "create") await leaveScreensOf(act.kind, act.record);
    const { _id: change, at, kept = 0 } = done;
    const text = kept > 0 ? keptText("Undone", kept) : undoneText(act);
    say(text, acts.undone.redo, () => redo({ ...act, undone: { change, at, kept } }));
  };
  await attempt(act._id, act, onDone, resolve);
}

/** Does an undone act again. */
export async function redo(act: Change): Promise<void> {
  if (!act.undone) return;
  await attempt(act.undone.change, act, async ({ kept = 0 }) => {
    if (act.action === "delete") await leaveScreensOf(act.kind, act.record);
    const text = kept > 0 ? keptText("Redone", kept) : redoneText(act);
    say(text, acts.undone.undo, () => undo({ ...act, undone: null }));
  });
}

/** The same for what only its id is known of, such as what a toast speaks of. */
export async function undoById(id: string): Promise<void> {
  try {
    const { data } = await call(historyEndpoints.get, { params: { id }, query: { limit: 1 } });
    await undo(data);
  } catch (error) {
    sayFailure(error);
  }
}

/** Asks whether to tell a customer of what was done with what they have booked; put back, it is undone. */
export async function tell(booking: string, change: string, said: string): Promise<void> {
  const { askToTell } = await import("../bookings/tell.tsx");
  await askToTell({ booking, said, undo: () => undoById(change) });
}

/** Keys that follow fast wait for each other: each means what the one before left. */
let queue: Promise<void> = Promise.resolve();

export function undoLast(): void {
  const run = (act: Change) => askIfMany("undo", act, undo);
  queue = queue.then(() => withOwn(lastToUndo, run, results.history.nothingToUndo));
}

export function redoLast(): void {
  const run = (act: Change) => askIfMany("redo", act, redo);
  queue = queue.then(() => withOwn(lastToRedo, run, results.history.nothingToRedo));
}

/** Records that a key changes without asking: in a tab just opened nobody sees what was done last. */
const fewRecords = 20;

async function askIfMany(verb: "undo" | "redo", act: Change, run: (act: Change) => Promise<void>) {
  if (act.count <= fewRecords) return run(act);
  const close = () => showQuestion(null);
  const confirm = () => {
    close();
    void run(act);
  };
  showQuestion(<ManyQuestion act={act} verb={verb} onConfirm={confirm} onClose={close} />);
}

async function withOwn(
  find: (own: readonly Change[]) => Change | undefined,
  run: (act: Change) => Promise<void>,
  nothing: string,
): Promise<void> {
  try {
    const act = find(await askFor(ownChangesQuery));
    if (act) await run(act);
    else notify.note(nothing);
  } catch (error) {
    sayFailure(error);
  }
}

/** Undoes one entry; where the server asks, the user is asked, and it goes on with the answer. */
async function attempt(
  id: string,
  act: Change,
  onDone: (done: Change) => Promise<void>,
  resolve?: Resolve,
): Promise<void> {
  try {
    const body = resolve ? { resolve } : {};
    const { data } = await write(
      historyEndpoints.undo,
      { params: { id }, body },
      { refresh: "never" },
    );
    await onDone(data);
    const done = changeIdOf(data);
    const booking = done && bookingToTell(done);
    if (booking) void tell(booking, done, "");
  } catch (error) {
    const again = (more: Resolve) => attempt(id, act, onDone, { ...resolve, ...more });
    if (askAbout(error, act, again)) return;
    // Nothing is left to undo but what the user keeps.
    if (resolve && error instanceof ApiError && error.status === 409) notify.note(error.msg);
    else sayFailure(error);
    return;
  }
  await refreshData();
}

type Again = (more: Resolve) => Promise<void>;

/** Asks what the refusal leaves to the user; false when it leaves nothing. */
function askAbout(error: unknown, act: Change, again: Again): boolean {
  if (!(error instanceof ApiError) || error.status !== 409) return false;
  // as: the refusal of an undo has this shape.
  const { conflicts, changed, missing } = error.body as {
    conflicts?: UndoConflict[];
    changed?: number;
    missing?: MissingRecord[];
  };
  const onAnswer = (more: Resolve | null) => {
    showQuestion(null);
    if (more) void again(more);
  };
  if (missing?.length && (act.count > 1 || missing.every(({ change }) => change))) {
    showQuestion(<MissingQuestion act={act} missing={missing} onAnswer={onAnswer} />);
    return true;
  }
  if (!conflicts?.length) return false;
  showQuestion(
    <UndoConflicts
      act={act}
      conflicts={conflicts}
      changed={changed ?? conflicts.length}
      onAnswer={onAnswer}
    />,
  );
  return true;
}

function say(text: string, label: string, run: () => Promise<void>): void {
  notify.success(text, { autoClose: outcomeStays, action: { label, run: () => void run() } });
}

function sayFailure(error: unknown): void {
  sayFailed(error, results.history.undoFailed);
}
