import type { Db } from "../../db/engine/database.ts";
import type { Found } from "../queries.ts";
import { upcoming } from "../states.ts";
import { findOtherTimes, mostProposed } from "../visits/move.ts";
import { readZoneName } from "../visits/visitor.ts";
import { renderMove, renderPropose } from "./booking-changes.ts";
import { renderBooking, type Showing } from "./booking-page.ts";
import { renderDayAndTime } from "./day-and-time.ts";
import type { Query } from "./forms.ts";
import { readInstant, toQuery } from "./forms.ts";
import { dayAt, placeOf, sayMoment } from "./words.ts";

/** A booking that an address leads to. */
export interface Opened {
  found: Found & { mayConfirm: boolean };
  showing: Showing;
}

/** Where a booking moves to: the same days and times, or how things stand where it can’t move. */
export async function showMove(
  db: Db,
  { found, showing }: Opened,
  query: Query,
  problem?: string,
): Promise<string> {
  const { booking, stands, now, movable, frame } = showing;
  const isOn = upcoming.includes(stands.standing);
  const place = placeOf(readZoneName(query.zone) ?? booking.visitorZone, frame.words);
  if (!isOn) return renderBooking(showing);
  if (movable === undefined || now.getTime() > movable) return renderBooking(showing);
  const { times } = await findOtherTimes(db, found, now);
  const at = readInstant(query.at);
  const chosen = times.starts.find((one) => one.at === at && one.at !== stands.start)?.at;
  const urlOf = (more: Record<string, string | undefined>) =>
    `?${toQuery({ zone: place.name, ...more })}`;
  const picking = renderDayAndTime({
    ...{
      starts: times.starts.filter((one) => one.at !== stands.start),
      until: times.within.until,
    },
    ...{ place, now, from: query.from },
    day: query.day ?? dayAt(chosen ?? stands.start, place),
    toDay: (day, from) => urlOf({ day: day || undefined, from }),
    toTime: (to) => urlOf({ at: new Date(to).toISOString() }),
    chosen: chosen === undefined ? [] : [chosen],
    note: frame.words.booked.moving.until(sayMoment(movable, place)),
  });
  return renderMove({ showing, picking, place, chosen, problem });
}

/** Times to propose, where it is too late to move. */
export async function showPropose(
  db: Db,
  { found, showing }: Opened,
  query: Query,
): Promise<string> {
  const { booking, stands, now, frame } = showing;
  const place = placeOf(readZoneName(query.zone) ?? booking.visitorZone, frame.words);
  const { times } = await findOtherTimes(db, found, now);
  const starts = times.starts.filter((one) => one.at !== stands.start);
  const asked = readInstants(query.times);
  const chosen = starts.map(({ at }) => at).filter((at) => asked.includes(at));
  const urlOf = (all: readonly number[], more: Record<string, string | undefined>) => {
    const list = all.map((at) => new Date(at).toISOString()).join();
    return `?${toQuery({ zone: place.name, times: list, ...more })}`;
  };
  const day = query.day ?? (chosen[0] === undefined ? undefined : dayAt(chosen[0], place));
  const picking = renderDayAndTime({
    ...{ starts, until: times.within.until, place, now, from: query.from, day, chosen },
    toDay: (to, from) => urlOf(chosen, { day: to || undefined, from }),
    toTime: (at) => {
      const others = chosen.filter((one) => one !== at);
      const isMore = others.length === chosen.length && chosen.length < mostProposed;
      return urlOf(isMore ? [...others, at] : others, { day: dayAt(at, place) });
    },
    note: frame.words.booked.proposing.note,
  });
  return renderPropose({ showing, picking, place, chosen });
}

export function readInstants(list = ""): number[] {
  return list.split(",").flatMap((text) => readInstant(text) ?? []);
}
