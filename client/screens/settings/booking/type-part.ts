import type { MeetingType, MeetingTypeInput } from "../../../../shared/kinds/meeting-types.ts";

/** What is wrong, by field. */
export type Errors = Partial<Record<string, string>>;
export type Change = (changes: Partial<MeetingTypeInput>) => void;

/** What each part of the form takes. */
export interface PartProps {
  draft: MeetingTypeInput;
  change: Change;
  errors: Errors;
}

/** What is open besides the tab itself: a meeting type, or a new one. */
export type Editing = MeetingType | "new" | undefined;
