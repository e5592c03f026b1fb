import { randomUUIDv7 } from "node:crypto";
import { nameTime } from "../../../shared/repeat/time-names.ts";
import { isTimeOn } from "../../../shared/repeat/times.ts";
import type { Row } from "../../db/acts/touched.ts";
import type { Piece } from "./split.ts";
import { toDay } from "./times.ts";

// What a change of a series makes of its times that have facts of their own.

/** A piece with the row that it is kept in. */
export interface KeptPiece extends Piece {
  _id: string;
}

interface Change {
  series: Row;
  pieces: readonly KeptPiece[];
  /** What all times get that are as the series has them. */
  fields: Row;
  /** The time that is changed itself gets them in any case. */
  target: string | undefined;
}

/** The piece that a day of the old rule belongs to. */
export function pieceOf<One extends Piece>(pieces: readonly One[], day: string): One | undefined {
  return pieces.findLast(({ from }) => from <= day);
}

/** The row that such a time becomes; its name says of which series it is, and when it would be. */
export function toOwnTime(row: Row, change: Change): Row {
  const { pieces, series } = change;
  const day = toDay(String(row.original));
  const piece = pieceOf(pieces, day);
  // Nothing is left there: it stays as an appointment by itself.
  if (!piece) return toPlain(row);
  const hour = piece.date.slice(10);
  const newDay = piece.toDay(day);
  const original = (newDay ?? day) + hour;
  const changed = piece.isChanged ? { ...row, ...toChanged(row, change) } : row;
  // One that was moved by itself stays where it is, unless it is the one that is moved now.
  const isMovedNow = piece.isMoved && row._id === change.target;
  const stays = row.date !== row.original && !isMovedNow;
  const placed = stays ? changed : { ...changed, date: original };
  const isTime = piece.repeat !== "" && newDay !== undefined;
  if (!isTime || !isTimeOn(piece.repeat, piece.date, newDay)) return toPlain(placed);
  const isSame = piece._id === series._id && original === row.original;
  const _id = isSame ? String(row._id) : nameTime(piece._id, original);
  return { ...placed, _id, series: piece._id, original };
}

function toPlain(row: Row): Row {
  return { ...row, _id: randomUUIDv7(), series: null, original: null };
}

/** A customer comes with the company. */
const pairs: Record<string, string> = { company: "customer" };

function toChanged(row: Row, { series, fields, target }: Change): Row {
  if (row._id === target) return fields;
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => {
      const by = pairs[name] ?? name;
      return row[by] === series[by];
    }),
  );
}
