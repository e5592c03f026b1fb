import type { ReactNode } from "react";
import type { ShortcutId } from "../shortcuts/shortcuts.ts";

/** One line of the palette. */
export interface PaletteItem {
  /** Unique among all lines; also what the list knows it by. */
  value: string;
  icon: ReactNode;
  title: string;
  /** Quieter, behind the title. */
  note?: string | undefined;
  /** The note is a phone number: digits match in any format. */
  noteIsPhone?: boolean;
  /** At the right end. */
  aside?: ReactNode;
  /** The shortcut that does the same. */
  shortcut?: ShortcutId;
  run: () => void;
  /** What Ctrl+Enter does instead. */
  edit?: () => void;
  /** Leads to a second question, so the palette stays open. */
  stays?: boolean;
}

export interface PaletteGroup {
  /** Its heading in the margin. */
  value: string;
  items: PaletteItem[];
}

/** What the palette asks for: anything, a company to add a customer to, or a day. */
export type PaletteStep = "anything" | "company" | "day";

/** Groups that have lines. */
export function filled(groups: readonly PaletteGroup[]): PaletteGroup[] {
  return groups.filter(({ items }) => items.length > 0);
}

/** What the palette shows for what was typed. */
export interface PaletteResults {
  groups: PaletteGroup[];
  /** False while the lines are those of an older question. */
  settled: boolean;
  failed: boolean;
  retry: () => void;
  retrying: boolean;
  /** Matches that are not among the lines. */
  more?: number;
}

/** An answer that needs no server. */
export function immediateResults(groups: readonly PaletteGroup[]): PaletteResults {
  return {
    groups: filled(groups),
    settled: true,
    failed: false,
    retry: () => {},
    retrying: false,
  };
}
