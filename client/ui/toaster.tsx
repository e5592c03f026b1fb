import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { whenIdle } from "../lib/idle.ts";

export type ToasterProps = {
  /** Milliseconds. The two areas of the product differ. */
  autoClose: number;
};

export interface ToastAction {
  /** One word: "Undo". */
  label: string;
  run: () => void;
}

interface SuccessOptions {
  /** A button behind the words; pressing it closes the toast. */
  action?: ToastAction | undefined;
  /** Another button before it. */
  other?: ToastAction | undefined;
  /** Milliseconds, instead of the area's own. */
  autoClose?: number;
}

export interface Notify {
  success: (message: string, options?: SuccessOptions) => void;
  /** Work in progress: neither done nor failed. */
  note: (message: string) => void;
  error: (message: string) => void;
}

type Part = typeof import("./toasts.tsx");

let loading: Promise<Part> | undefined;

function load(): Promise<Part> {
  loading ??= import("./toasts.tsx").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** What is not shown as a toast yet, by its words. */
const waiting = new Map<string, (notify: Notify) => void>();
let show = () => {};

/**
 * Where toasts appear, which no first screen has: they are fetched once the browser is idle. Until
 * then a message that cannot wait, such as that the connection is lost, appears without them.
 */
export function Toaster(props: ToasterProps) {
  const [part, setPart] = useState<Part>();
  const [plain, setPlain] = useState<readonly string[]>([]);
  useEffect(() => {
    show = () => {
      setPlain([...waiting.keys()]);
      void load().then(setPart, () => {});
    };
    if (waiting.size > 0) show();
    return whenIdle(show);
  }, []);
  if (part) return <part.Toasts {...props} />;
  return (
    plain.length > 0 && (
      <section aria-label="Notifications" className="Toastify__toast-container">
        {plain.map((message) => (
          <div key={message} role="alert" className="Toastify__toast">
            <p className="toast-text">{message}</p>
            <button
              type="button"
              className="toast-close"
              aria-label="Dismiss"
              onClick={() => {
                waiting.delete(message);
                setPlain([...waiting.keys()]);
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
      for (const message of waiting.values()) message(part.notify);
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

function say(text: string, message: (notify: Notify) => void): void {
  waiting.set(text, message);
  sayWaiting();
}

/** Shows a message in a corner of the page, unless a toast already shows the same one. */
export const notify: Notify = {
  success: (message, options) => say(message, (toasts) => toasts.success(message, options)),
  note: (message) => say(message, (toasts) => toasts.note(message)),
  error: (message) => say(message, (toasts) => toasts.error(message)),
};
