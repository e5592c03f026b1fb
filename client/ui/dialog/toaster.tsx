import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { parts } from "../../../shared/words/en/parts.ts";
import { whenRested } from "../../lib/browser/idle.ts";
import { deliverWith, waiting } from "../../lib/notify.ts";
import type { ToasterProps } from "./toasts.tsx";

type Part = typeof import("./toasts.tsx");

let loading: Promise<Part> | undefined;

function load(): Promise<Part> {
  loading ??= import("./toasts.tsx").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

let show = () => {};

function readTexts() {
  return [...waiting].flatMap(([key, { text }]) => (text === null ? [] : [{ key, text }]));
}

/**
 * Where toasts appear, which no first screen has: they are fetched once the page has rested. Until
 * then a message that cannot wait, such as that the connection is lost, appears without them.
 */
export function Toaster(props: ToasterProps) {
  const [part, setPart] = useState<Part>();
  const [plain, setPlain] = useState<ReturnType<typeof readTexts>>([]);
  useEffect(() => {
    show = () => {
      setPlain(readTexts);
      void load().then(setPart, () => {});
    };
    // A message may have come before, and be with the toasts already.
    if (waiting.size > 0 || loading) show();
    return whenRested(show);
  }, []);
  if (part) return <part.Toasts {...props} />;
  return (
    plain.length > 0 && (
      <section aria-label={parts.notifications} className="Toastify__toast-container">
        {plain.map(({ key, text }) => (
          <div key={key} role="alert" className="Toastify__toast">
            <p className="toast-text">{text}</p>
            <button
              type="button"
              className="toast-close"
              aria-label={parts.dismiss}
              onClick={() => {
                waiting.delete(key);
                setPlain(readTexts);
              }}
            >
              <X />
            </button>
          </div>
        ))}
      </section>
    )
  );
}

/** Milliseconds between two tries to fetch the toasts for messages that wait. */
const pause = 2000;
let willTry = false;

function sayWaiting(): void {
  load().then(
    (part) => {
      for (const message of waiting.values()) message.show(part.notify);
      waiting.clear();
      show();
    },
    () => {
      show();
      if (willTry || waiting.size === 0) return;
      willTry = true;
      setTimeout(() => {
        willTry = false;
        sayWaiting();
      }, pause);
    },
  );
}

deliverWith(sayWaiting);
