import { type LucideIcon, Mail, NotebookPen, Phone, Users } from "lucide-react";
import type { Activity } from "../../../shared/kinds/activities.ts";

export type Kind = Activity["kind"];

/** In the order of their keys. */
export const kindIcons = {
  note: NotebookPen,
  call: Phone,
  email: Mail,
  meeting: Users,
} as const satisfies Record<Kind, LucideIcon>;

// as: the keys of the table above.
export const kindNames = Object.keys(kindIcons) as Kind[];
