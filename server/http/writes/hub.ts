import type { ChangeEvent, Progress } from "../../../shared/api/events.ts";
import type { Channel } from "../../db/engine/channel.ts";
import type { Owner } from "../../db/engine/database.ts";

/**
 * A change, how far one has come, that sessions were ended, that reminders were answered or settings
 * changed, or that some changes may have been missed.
 */
export type Notice = ChangeEvent | Progress | "sessions" | "reminders" | "settings" | "gap";

type Listener = (notice: Notice) => void;

export interface Hub {
  /** Hears what happens to an owner, in this process and in the others, until the answer is called. */
  listen: (owner: Owner, listener: Listener) => () => void;
  /** Call it once what it tells of is written. */
  announce: (owner: Owner, notice: Notice) => void;
}

export function createHub(channel?: Channel, broken: (error: unknown) => void = () => {}): Hub {
  const listeners = new Map<string, Set<Listener>>();
  const tell = (owner: string, notice: Notice) => {
    for (const listener of listeners.get(owner) ?? []) listener(notice);
  };
  channel?.open({
    heard: (text) => {
      // as: what another process of this program has sent.
      const [owner, notice] = JSON.parse(text) as [string, Notice];
      tell(owner, notice);
    },
    missed: () => {
      for (const owner of listeners.keys()) {
        tell(owner, "sessions");
        tell(owner, "gap");
      }
    },
    broken,
  });
  return {
    listen: (owner, listener) => {
      const own = listeners.get(owner) ?? new Set();
      listeners.set(owner, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(owner) === own) listeners.delete(owner);
      };
    },
    announce: (owner, notice) => {
      tell(owner, notice);
      channel?.send(JSON.stringify([owner, notice]));
    },
  };
}
