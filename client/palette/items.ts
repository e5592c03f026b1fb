import type { ReactNode } from "react";
import type { ShortcutId } from "../shortcuts/shortcuts.ts";

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
  /** At the right end. */
  aside?: ReactNode;
  /** The shortcut for the same action. */
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
