import { CSPProvider } from "@base-ui/react/csp-provider";
import type { ReactNode } from "react";

/**
 * Around the whole app. Base UI must not add inline style elements, since our content policy refuses
 * them (base.css has the rule instead).
 */
export function UiProvider({ children }: { children: ReactNode }) {
  return <CSPProvider disableStyleElements>{children}</CSPProvider>;
}
