import { type Presence, presenceEndpoints, presenceLife } from "../../../shared/api/presence.ts";
import { send } from "../api.ts";
import { getSession } from "../session.ts";
import { makeUuid } from "../uuid.ts";
import { isAloneHere } from "./people-here.ts";

/** Milliseconds between two looks at what the user does, and between two signs of life. */
const look = 1000;
const beat = 8000;

/** Somebody else on a record. */
export interface Other {
  person: string;
  isEditing: boolean;
}

interface Heard extends Presence {
  until: number;
}

/** By person and tab. */
const heard = new Map<string, Heard>();
const listeners = new Set<() => void>();
/** Until something changes the answer is the same. */
let known = new Map<string, readonly Other[]>();
const nobody: readonly Other[] = [];

export function subscribeToPresence(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who else is on a record, whoever edits first. */
export function othersOn(record: string): readonly Other[] {
  const found = known.get(record);
  if (found) return found;
  const own = getSession().user?._id;
  const editing = new Map<string, boolean>();
  for (const { person, state, record: at } of heard.values()) {
    if (at !== record || person === own) continue;
    editing.set(person, state === "editing" || editing.get(person) === true);
  }
  const others = [...editing]
    .map(([person, isEditing]) => ({ person, isEditing }))
    .toSorted((one, other) => Number(other.isEditing) - Number(one.isEditing));
  known.set(record, others.length > 0 ? others : nobody);
  return known.get(record) ?? nobody;
}

function change() {
  known = new Map();
  for (const listener of listeners) listener();
}

const tab = makeUuid();
let said: { at: string; time: number } | undefined;

/** An event of the stream. Whoever is new here learns at once who was here before. */
export function hearPresence(event: Presence): void {
  if (event.person === getSession().user?._id) return;
  const key = `${event.person} ${event.tab}`;
  const before = heard.get(key);
  if (event.state === "gone") heard.delete(key);
  else heard.set(key, { ...event, until: Date.now() + presenceLife });
  const isNew = before?.record !== event.record;
  if (isNew || before?.state !== event.state) change();
  if (isNew && event.state !== "gone" && event.record === shownRecord()?.record) said = undefined;
}

/** Tells the others where the user is, as long as somebody else is on the desk and the tab is seen. */
export function tellPresence(signal: AbortSignal): void {
  const timer = setInterval(() => {
    forgetSilent();
    const now = isAloneHere() || document.hidden ? undefined : shownRecord();
    const state = isEditing() ? "editing" : "looking";
    const at = now ? `${now.kind} ${now.record} ${state}` : "";
    if (at === (said?.at ?? "") && (at === "" || Date.now() - (said?.time ?? 0) < beat)) return;
    const before = said?.at.split(" ");
    said = { at, time: Date.now() };
    if (before?.[1] && before[1] !== now?.record) {
      // as: it was one of them.
      say({ kind: before[0] as Presence["kind"], record: before[1], state: "gone" });
    }
    if (now) say({ ...now, state });
  }, look);
  signal.addEventListener("abort", () => clearInterval(timer));
}

function say(presence: Pick<Presence, "kind" | "record" | "state">) {
  // The next sign of life is soon.
  send(presenceEndpoints.tell, { body: { ...presence, tab } }).catch(() => {});
}

function forgetSilent() {
  const silent = [...heard].filter(([, { until }]) => until < Date.now());
  for (const [key] of silent) heard.delete(key);
  if (silent.length > 0) change();
}

function shownRecord(): Pick<Presence, "kind" | "record"> | undefined {
  const [, kind, record] =
    /^\/dashboard\/(customers|companies)\/([\w-]+)(?:\/edit)?$/.exec(location.pathname) ?? [];
  if (!record || record === "new") return undefined;
  return { kind: kind === "companies" ? "companies" : "customers", record };
}

/** A field or a form of the page is open. */
function isEditing(): boolean {
  return (
    document.querySelector("main form") !== null ||
    (Boolean(document.activeElement?.closest("main")) &&
      Boolean(
        document.activeElement?.matches(
          "textarea, input:not([type=search], [type=checkbox], [type=radio])",
        ),
      ))
  );
}
