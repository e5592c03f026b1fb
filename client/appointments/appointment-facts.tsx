import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { latePart } from "../lib/late-part.ts";
import { showFacts, useFacts } from "./facts.ts";

const popups = latePart(() => import("./facts-popup.tsx"));

/** Shows the facts of whichever appointment is asked for, on every screen of the dashboard. */
export function AppointmentFacts() {
  const facts = useFacts();
  const part = popups.use();
  const missing = facts !== null && !part;
  useEffect(() => {
    if (!missing) return;
    popups.ask().then((there) => there || showFacts(null));
  }, [missing]);
  const screen = useLocation({ select: ({ pathname }) => pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has other titles
  useEffect(() => () => showFacts(null), [screen]);
  return part && <part.FactsPopup facts={facts} />;
}
