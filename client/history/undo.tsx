import { type Change, historyEndpoints } from "../../shared/history.ts";
import { messages } from "../../shared/messages.ts";
import type { MissingRecord, Resolve, UndoConflict } from "../../shared/undo.ts";
import { ApiError, call, failureText, isSignedOut } from "../lib/api.ts";
import { queryClient, refreshData } from "../lib/query-client.ts";
import { notify } from "../ui/toaster.tsx";
import { lastToRedo, lastToUndo } from "./last-acts.ts";
import { redoneText, undoneText } from "./outcome.ts";
import { ownChangesQuery } from "./queries.ts";
import { ImportChanged, MissingQuestion, UndoConflicts } from "./undo-dialogs.tsx";
import { leaveScreensOf, showQuestion } from "./undo-place.tsx";

/** Milliseconds that the outcome of an undo stays, with the way back. */
const outcomeStays = 6000;

/** Takes an act back and says what is so again. */
export async function undo(act: Change): Promise<void> {
  await attempt(act._id, act, async (done) => {
    if (act.action === "create") await leaveScreensOf(act.kind, act.record);
    const undone = { ...act, undone: { change: done._id, at: done.at } };
    say(undoneText(act), "Redo", () => redo(undone));
  });
}

/** Does an undone act again. */
export async function redo(act: Change): Promise<void> {
  if (!act.undone) return;
  await attempt(act.undone.change, act, async () => {
    if (act.action === "delete") await leaveScreensOf(act.kind, act.record);
    say(redoneText(act), "Undo", () => undo({ ...act, undone: null }));
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

/** Keys that follow fast wait for each other: each means what the one before left. */
let queue: Promise<void> = Promise.resolve();

export function undoLast(): void {
  queue = queue.then(() => withOwn(lastToUndo, undo, messages.history.nothingToUndo));
}

export function redoLast(): void {
  queue = queue.then(() => withOwn(lastToRedo, redo, messages.history.nothingToRedo));
}

async function withOwn(
  find: (own: readonly Change[]) => Change | undefined,
  run: (act: Change) => Promise<void>,
  nothing: string,
): Promise<void> {
  try {
    const act = find(await queryClient.fetchQuery(ownChangesQuery));
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
    const { data } = await call(historyEndpoints.undo, { params: { id }, body });
    await onDone(data);
  } catch (error) {
    const again = (more: Resolve) => attempt(id, act, onDone, { ...resolve, ...more });
    if (!askAbout(error, act, again)) sayFailure(error);
    return;
  }
  await refreshData();
}

type Again = (more: Resolve) => Promise<void>;

/** Asks what the refusal leaves to the user; false when it leaves nothing. */
function askAbout(error: unknown, act: Change, again: Again): boolean {
  if (!(error instanceof ApiError) || error.status !== 409) return false;
  // as: the refusal of an undo has this shape.
  const { conflicts, missing } = error.body as {
    conflicts?: UndoConflict[];
    missing?: MissingRecord[];
  };
  const onAnswer = (more: Resolve | null) => {
    showQuestion(null);
    if (more) void again(more);
  };
  if (missing?.length && missing.every(({ change }) => change)) {
    showQuestion(<MissingQuestion act={act} missing={missing} onAnswer={onAnswer} />);
    return true;
  }
  if (!conflicts?.length) return false;
  const Question = act.action === "import" ? ImportChanged : UndoConflicts;
  showQuestion(<Question conflicts={conflicts} onAnswer={onAnswer} />);
  return true;
}

function say(text: string, label: string, run: () => Promise<void>): void {
  notify.success(text, { autoClose: outcomeStays, action: { label, run: () => void run() } });
}

function sayFailure(error: unknown): void {
  if (!isSignedOut(error)) notify.error(failureText(error, messages.history.undoFailed));
}
