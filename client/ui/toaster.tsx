import { latePart } from "../lib/late-part.ts";

const toasts = latePart(() => import("./toasts.tsx"));

/** Where toasts appear; `autoClose` in milliseconds. */
export function Toaster({ autoClose }: { autoClose: number }) {
  const part = toasts.use();
  return part ? <part.Toasts autoClose={autoClose} /> : null;
}

/** Says something in a corner of the page. */
export const notify = {
  success: (message: string) => void say("success", message),
  error: (message: string) => void say("error", message),
};

async function say(tone: "success" | "error", message: string): Promise<void> {
  try {
    (await toasts.load()).show[tone](message);
  } catch {
    // No connection since the page was opened: the screen itself says what failed.
  }
}
