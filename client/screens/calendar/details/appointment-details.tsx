import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { showDetails, useOpenDetails } from "../../../kinds/appointments/open-details.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";

const popups = lazyModule(() => import("./details-popup.tsx"));

/** Shows the details of the selected appointment on any screen of the dashboard. */
export function AppointmentDetails() {
  const details = useOpenDetails();
  const part = popups.use(details !== null, () => showDetails(null));
  const screen = useLocation({ select: ({ pathname }) => pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has other titles
  useEffect(() => () => showDetails(null), [screen]);
  return part && <part.DetailsPopup details={details} />;
}
