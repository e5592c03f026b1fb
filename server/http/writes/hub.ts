import type { ChangeEvent, CustomerNews, Progress } from "../../../shared/api/events.ts";
import type { Presence } from "../../../shared/api/presence.ts";
import type { Channel } from "../../db/engine/channel.ts";
import type { Owner, Person } from "../../db/engine/database.ts";

/**
 * A change, what a customer did, who is on a record, how far one has come, that sessions were ended, that reminders were answered, what is
 * for somebody was read, that a mail to a customer went out or did not, that settings changed, or that some changes may have been missed.
 */
export type Notice =
  | ChangeEvent
  | (CustomerNews & { people: readonly string[] })
  | Presence
  | Progress
  | "sessions"
  | "reminders"
  | "forYou"
  | "mails"
  | "settings"
  | "gap";

type Listener = (notice: Notice) => void;

export interface Hub {
  /** Hears what happens on a desk and to a person, in this process and in the others, until the answer is called. */
  listen: (to: readonly (Owner | Person)[], listener: Listener) => () => void;
  /** Tells all who work on a desk, or one person on all their devices, of what is written. */
  announce: (whom: Owner | Person, notice: Notice) => void;
  /**
   * What these were told in the last so many milliseconds, the oldest first, without what soon passes; undefined
   * where that is no longer known.
   */
  recall: (to: readonly (Owner | Person)[], age: number) => Notice[] | undefined;
}

/** So many notices are kept for whoever opens a stream after the page was read, of all desks. */
const kept = 2000;

export function createHub(channel?: Channel, broken: (error: unknown) => void = () => {}): Hub {
  const listeners = new Map<string, Set<Listener>>();
  let told: { whom: string; notice: Notice; at: number }[] = [];
  let knownFrom = performance.now();
  const keep = (whom: string, notice: Notice) => {
    if (isPassing(notice)) return;
    told.push({ whom, notice, at: performance.now() });
    if (told.length < 2 * kept) return;
    knownFrom = told.at(-kept - 1)?.at ?? knownFrom;
    told = told.slice(-kept);
  };
  const tell = (whom: string, notice: Notice) => {
    keep(whom, notice);
    for (const listener of listeners.get(whom) ?? []) listener(notice);
  };
  channel?.open({
    heard: (text) => {
      // as: what another process of this program has sent.
      const [whom, notice] = JSON.parse(text) as [string, Notice];
      tell(whom, notice);
    },
    missed: () => {
      knownFrom = performance.now();
      // Who hears of a desk and of a person hears this once.
      for (const listener of new Set([...listeners.values()].flatMap((own) => [...own]))) {
        listener("sessions");
        listener("gap");
      }
    },
    broken,
  });
  return {
    listen: (to, listener) => {
      const ends = to.map((whom) => {
        const own = listeners.get(whom) ?? new Set();
        listeners.set(whom, own.add(listener));
        return () => {
          own.delete(listener);
          if (own.size === 0 && listeners.get(whom) === own) listeners.delete(whom);
        };
      });
      return () => {
        for (const end of ends) end();
      };
    },
    announce: (whom, notice) => {
      tell(whom, notice);
      channel?.send(JSON.stringify([whom, notice]));
    },
    recall: (to, age) => {
      const from = performance.now() - age;
      if (from < knownFrom) return undefined;
      const own = new Set<string>(to);
      return told.filter(({ whom, at }) => at >= from && own.has(whom)).map(({ notice }) => notice);
    },
  };
}

/** Who is on a record, how far something has come, and that sessions were ended: no record is other than before. */
export function isPassing(notice: Notice): boolean {
  if (typeof notice === "string") return notice === "sessions";
  return !("action" in notice || "did" in notice);
}
