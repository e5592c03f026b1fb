import { CSPProvider } from "@base-ui/react/csp-provider";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import type { ReactNode } from "react";
import { directionOf } from "../../shared/words/languages.ts";
import { shownTongue } from "../lib/language/tongue.ts";

/**
 * Wraps the whole app. Base UI must not add inline style elements, which our content policy refuses
 * (base.css has the rules instead), and must know to which side lines run.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      {import.meta.env.DIRECTION === "ltr" ? children : <Directed>{children}</Directed>}
    </CSPProvider>
  );
}

function Directed({ children }: { children: ReactNode }) {
  return <DirectionProvider direction={directionOf(shownTongue())}>{children}</DirectionProvider>;
}
