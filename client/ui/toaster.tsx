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

/** What could not be shown as a toast yet, for lack of a connection; how to show it here meanwhile. */
const waiting = new Set<string>();
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
      setPlain([...waiting]);
      void load().then(setPart, () => {});
    };
    return whenIdle(show);
  }, []);
  if (part) return <part.Toasts {...props} />;
  return (
    plain.length > 0 && (
      <section aria-label="Notifications" className="Toastify__toast-container">
        {plain.map((message) => (
          <div key={message} role="alert" className="Toastify__toast">
            <p className="toast-text">{message}</p>
          </div>
        ))}
      </section>
    )
  );
}

/** Milliseconds between two tries to fetch the toasts for a message that waits. */
const pause = 2000;

function say(text: string, message: (notify: Notify) => void): void {
  load().then(
    (part) => {
      waiting.delete(text);
      show();
      message(part.notify);
    },
    () => {
      waiting.add(text);
      show();
      setTimeout(say, pause, text, message);
    },
  );
}

/** Shows a message in a corner of the page, unless a toast already shows the same one. */
export const notify: Notify = {
  success: (message, options) => say(message, (toasts) => toasts.success(message, options)),
  note: (message) => say(message, (toasts) => toasts.note(message)),
  error: (message) => say(message, (toasts) => toasts.error(message)),
};
