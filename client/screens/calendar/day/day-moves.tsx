import { useEffect } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { type Arrow, changedBy } from "../week/changed-by-key.ts";
import { type Times, useMoves } from "../week/use-moves.ts";

export type MovedTimes = ReadonlyMap<string, Times>;

/** Alt and an arrow, pressed on a card. */
export type MovePress = { arrow: Arrow; appointment: Appointment };

interface DayMovesProps {
  pressed: MovePress | undefined;
  /** As the server has them. */
  stored: readonly Appointment[] | undefined;
  /** Tells what is on its way elsewhere. */
  onShow: (moved: MovedTimes) => void;
}

const done = new WeakSet<MovePress>();

/** The keys of the week on the cards of a day. A module of its own, as few move by key. */
export function DayMoves({ pressed, stored, onShow }: DayMovesProps) {
  const { moved, move } = useMoves("day");
  useEffect(() => onShow(moved), [moved, onShow]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    // A day that is laid out anew, as for a phone, still has the last one.
    if (!pressed || done.has(pressed)) return;
    done.add(pressed);
    const { arrow, appointment } = pressed;
    const times = changedBy(arrow, { ...appointment, ...moved.get(appointment._id) }, []);
    const known = stored?.find(({ _id }) => _id === appointment._id);
    if (times && known) move(known, times, true);
  }, [pressed]);
  return null;
}
