import type { Appointment } from "../../../shared/kinds/appointments.ts";

/** What is over without an outcome, which Today asks about. */
export interface Asked {
  data: { data: Appointment[] } | undefined;
  isError: boolean;
  isPending: boolean;
  refetch: () => Promise<unknown>;
  /** Of everyone: each answers for their own. */
  isNobody?: boolean;
}

export const nobodyAsked: Asked = {
  data: { data: [] },
  isError: false,
  isPending: false,
  refetch: () => Promise.resolve(),
  isNobody: true,
};
