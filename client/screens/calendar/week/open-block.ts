import type { MouseEvent } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { showDetails } from "../../../kinds/appointments/open-details.ts";

/** Shows what is on the block of a grid that was pressed. */
export function openBlock(
  { target, currentTarget }: MouseEvent<HTMLElement>,
  find: (id: string) => Appointment | undefined,
): void {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  const block = target.closest<HTMLElement>("[data-block]");
  const appointment = find(block?.dataset.block ?? "");
  if (block && appointment) showDetails({ appointment, title: block });
}
