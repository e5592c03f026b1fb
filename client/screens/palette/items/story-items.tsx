import { Mail, NotebookPen, Phone, Square, SquareCheck, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { Found } from "../../../../shared/lists/search.ts";
import { excerptOf } from "./excerpt.ts";
import type { PaletteItem } from "./items.ts";
import { formatMoment, type Go, waysTo } from "./record-items.tsx";

type FoundActivity = Found["activities"][number];
type FoundTask = Found["tasks"][number];
type Shown = { typed: string; today: string };

const icons: Record<FoundActivity["kind"], ReactNode> = {
  note: <NotebookPen />,
  call: <Phone />,
  email: <Mail />,
  meeting: <Users />,
};

/** Opens the story that it is in. */
export function activityItem(go: Go, activity: FoundActivity, shown: Shown): PaletteItem {
  const { _id, kind, text, at } = activity;
  return {
    ...lineOf(text, activity, shown),
    value: `activity ${_id}`,
    icon: icons[kind],
    aside: formatMoment(at, shown.today),
    run: toWhomItIsOf(go, activity),
  };
}

/** Opens whom it is of, or all tasks when it is nobody's. */
export function taskItem(go: Go, task: FoundTask, shown: Shown): PaletteItem {
  const { _id, text, due, time, done } = task;
  return {
    ...lineOf(text, task, shown),
    value: `task ${_id}`,
    icon: done ? <SquareCheck /> : <Square />,
    aside: due ? formatMoment(time ? `${due}T${time}` : due, shown.today) : undefined,
    run: toWhomItIsOf(go, task),
  };
}

function lineOf(text: string, { customer, company }: Whose, { typed }: Shown) {
  return { title: excerptOf(text, typed), note: (customer ?? company)?.name };
}

type Whose = Pick<FoundTask, "customer" | "company">;

function toWhomItIsOf(go: Go, { customer, company }: Whose): () => void {
  if (customer) return waysTo(go, "customer", customer._id).run;
  if (!company) return () => void go({ to: "/dashboard/tasks" });
  const params = { companyId: company._id };
  // A company's page shows its customers first.
  return () => void go({ to: "/dashboard/companies/$companyId", params, search: { tab: "story" } });
}
