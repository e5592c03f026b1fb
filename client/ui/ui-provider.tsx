import { CSPProvider } from "@base-ui/react/csp-provider";
import { Tooltip } from "@base-ui/react/tooltip";
import type { ReactNode } from "react";

/**
 * Around the whole app. Base UI must not add inline style elements, since our content policy refuses
 * them (base.css has the rule instead); and tips follow each other without a new delay.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <Tooltip.Provider delay={500}>{children}</Tooltip.Provider>
    </CSPProvider>
  );
}
