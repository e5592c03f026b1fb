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
  autoClose?: number | undefined;
}

export interface Notify {
  success: (message: string, options?: SuccessOptions) => void;
  /** Work in progress: neither done nor failed. */
  note: (message: string) => void;
  error: (message: string) => void;
  /** Long work, in one toast until it ends (null). Once dismissed, it stays away. */
  progress: (id: string, message: string | null) => void;
}

interface Message {
  /** Null where there is nothing to read, such as at the end of work. */
  text: string | null;
  show: (toasts: Notify) => void;
}

/** Messages not shown as toasts yet, by their words or their work. Toaster shows them. */
export const waiting = new Map<string, Message>();
let deliver = () => {};

/** Names who shows the messages. */
export function deliverWith(toaster: () => void): void {
  deliver = toaster;
  if (waiting.size > 0) deliver();
}

function say(text: string | null, show: Message["show"], key = text ?? ""): void {
  waiting.set(key, { text, show });
  deliver();
}

/** Shows a message in a corner of the page, unless a toast already shows the same one. */
export const notify: Notify = {
  success: (message, options) => say(message, (toasts) => toasts.success(message, options)),
  note: (message) => say(message, (toasts) => toasts.note(message)),
  error: (message) => say(message, (toasts) => toasts.error(message)),
  progress: (id, message) => say(message, (toasts) => toasts.progress(id, message), id),
};
