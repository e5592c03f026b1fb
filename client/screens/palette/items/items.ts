import type { ReactNode } from "react";
import type { Right } from "../../../../shared/account/roles.ts";
import type { Part, PartName } from "../../../../shared/read-line/line.ts";
import type { ShortcutId } from "../../../lib/shortcuts/shortcuts.ts";

/** An action, with other words that people may search for. */
export interface Action extends PaletteItem {
  words?: string;
  /** Found by those alone: the title names a record. */
  wordsOnly?: boolean;
  /** Shown only once something is typed. */
  onlyTyped?: boolean;
  /** Left out for who may not do it on this desk. */
  needs?: Right;
}

/** An item of the palette. */
export interface PaletteItem {
  /** Unique among all items; also identifies it in the list. */
  value: string;
  icon: ReactNode;
  title: string;
  /** Less prominent, after the title. */
  note?: string | undefined;
  /** The note is a phone number: digits match in any format. */
  noteIsPhone?: boolean;
  /** What is marked in the title, if not what was typed. */
  marked?: string;
  /** At the right end. */
  aside?: ReactNode;
  /** The shortcut for the same action. */
  shortcut?: ShortcutId;
  /** A promise keeps the palette open until it is done, and after it if that is false. */
  run: (() => void) | (() => Promise<boolean>);
  /** What Ctrl+Enter does instead. */
  edit?: () => void;
  /** Of an act: what its keys do, in words, and the ways besides Enter. */
  act?: {
    enter: string;
    /** Shift+Enter: the same, with a task to follow up. */
    follow?: { words: string; run: () => Promise<boolean> };
    /** Tab: where all of it can be edited. */
    form?: { words: string; run: () => void };
  };
  /** Shown with its parts instead of in one line. */
  reading?: Reading;
  /** Leads to a second question, so the palette stays open. */
  stays?: boolean;
  /** The item before has the same title: what tells them apart takes its place. */
  isAlike?: boolean;
}

/** Parts of a line, and what else is told of what it does. */
type LinePart =
  | PartName
  | "Along"
  | "At"
  | "Back"
  | "From"
  | "Invite"
  | "Last day"
  | "Now"
  | "With it";

/** A line as it was understood. */
export interface Reading {
  /** What Enter does: "Book". */
  act: string;
  icon: ReactNode;
  title: string;
  lines: {
    name: LinePart;
    icon: ReactNode;
    text: string;
    note?: string | undefined;
    warns?: boolean;
  }[];
}

export interface PaletteGroup {
  /** Its heading in the margin. */
  value: string;
  items: PaletteItem[];
}

/** What the palette asks for: anything, a company to add a customer to, a day, a task or a call. */
export type PaletteStep = "anything" | "company" | "day" | "task" | "call";

/** Items of one title stand together, in the place of the first, and the title is said once. */
export function groupAlike(items: readonly PaletteItem[]): PaletteItem[] {
  const titles = [...new Set(items.map(({ title }) => title))];
  return titles.flatMap((title) =>
    items
      .filter((item) => item.title === title)
      .map((item, place) => (place > 0 && item.note ? { ...item, isAlike: true } : item)),
  );
}

/** Groups that have items. */
export function filled(groups: readonly PaletteGroup[]): PaletteGroup[] {
  return groups.filter(({ items }) => items.length > 0);
}

/** What the palette shows for the input. */
export interface PaletteResults {
  groups: PaletteGroup[];
  /** False while the items belong to the previous input. */
  settled: boolean;
  failed: boolean;
  retry: () => void;
  retrying: boolean;
  /** Matches beyond those listed. */
  more?: number;
  /** What was understood of the input, to be marked in it. */
  parts?: (Part & { asks?: boolean })[];
  /** What was understood, while it is asked who is meant. */
  reading?: Reading;
  /** No record matches: the items are what can be made of the input. */
  nothing?: boolean;
}

/** Results that need no server. */
export function immediateResults(groups: readonly PaletteGroup[]): PaletteResults {
  return {
    groups: filled(groups),
    settled: true,
    failed: false,
    retry: () => {},
    retrying: false,
  };
}
