import { Check, CircleAlert, Info, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import {
  ToastContainer,
  type ToastContentProps,
  type ToastTransitionProps,
  toast,
} from "react-toastify/unstyled";
import { parts } from "../../../shared/words/en/parts.ts";
import type { Notify, ToastAction } from "../../lib/notify.ts";
import { ClosesItself } from "./closes-itself.ts";

export type ToasterProps = {
  /** Milliseconds. The two areas of the product differ. */
  autoClose: number;
};

/**
 * Where toasts appear. Alt+T moves focus to them; they wait while hovered or while the window is in
 * the background; dragging one by 80% of its width dismisses it.
 */
export function Toasts({ autoClose }: ToasterProps) {
  return (
    <ToastContainer
      aria-label={parts.notifications}
      position="top-right"
      autoClose={autoClose}
      limit={3}
      newestOnTop
      customProgressBar
      pauseOnHover
      pauseOnFocusLoss
      draggable
      draggablePercent={80}
      closeOnClick={false}
      transition={FadeIn}
      closeButton={({ closeToast }) => (
        <button
          type="button"
          className="toast-close"
          aria-label={parts.dismiss}
          onClick={closeToast}
        >
          <X />
        </button>
      )}
      icon={({ type }) => toastIcons[type] ?? <Check />}
      hotKeys={(event) => event.altKey && event.code === "KeyT"}
    />
  );
}

const toastIcons: Record<string, ReactNode> = { error: <CircleAlert />, info: <Info /> };

export const notify: Notify = {
  success: (message, { action, other, ...options } = {}) => {
    const actions = [other, action].filter((each) => each !== undefined);
    const text = <Text actions={actions}>{message}</Text>;
    const last = lastIds.get(message);
    // With a button the same words mean something else each time: the newer meaning takes the place.
    if (action && last !== undefined && toast.isActive(last)) {
      toast.update(last, { render: text, ...options });
    } else {
      toast.success(text, { ...options, role: "status", toastId: idOf(message) });
    }
  },
  note: (message) =>
    void toast.info(<Text>{message}</Text>, { role: "status", toastId: idOf(message) }),
  error: (message) =>
    void toast.error(<Text>{message}</Text>, { role: "alert", toastId: idOf(message) }),
  progress: (id, message) => {
    if (message === null) return endProgress(id);
    const render = <Text>{message}</Text>;
    if (toast.isActive(id)) toast.update(id, { render });
    else if (!begun.has(id)) toast.info(render, { role: "status", toastId: id, autoClose: false });
    begun.add(id);
  },
};

const begun = new Set<string>();

function endProgress(id: string): void {
  begun.delete(id);
  toast.dismiss(id);
}

const lastIds = new Map<string, string>();
let count = 0;

/** A toast that is leaving has been seen; the library would still count it as showing. */
function idOf(message: string): string {
  const last = lastIds.get(message);
  if (last !== undefined && toast.isActive(last)) return last;
  count += 1;
  const id = `${count} ${message}`;
  lastIds.set(message, id);
  return id;
}

type TextProps = { actions?: readonly ToastAction[]; children: ReactNode };

function Text({ actions = [], children, ...toast }: TextProps & Partial<ToastContentProps>) {
  const { closeToast, toastProps, isPaused = true } = toast;
  return (
    <>
      {closeToast && toastProps?.autoClose && (
        <ClosesItself
          // New words have their whole time.
          key={toastProps.updateId}
          after={toastProps.autoClose}
          isPaused={isPaused}
          close={closeToast}
        />
      )}
      <p className="toast-text">{children}</p>
      {actions.map((action) => (
        <button
          key={action.label}
          type="button"
          className="relative flex-none min-w-11 rounded-1 text-accent font-semibold after:absolute after:-inset-y-3 after:inset-x-0 hover:underline hover:underline-offset-[3px]"
          onClick={() => {
            closeToast?.();
            action.run();
          }}
        >
          {action.label}
        </button>
      ))}
    </>
  );
}

/**
 * The library's own transitions wait for the end of a CSS animation, which never comes with reduced
 * motion: the toast would stay forever. This one checks first.
 */
function FadeIn({
  children,
  nodeRef,
  isIn,
  done,
  preventExitTransition,
  playToast,
}: ToastTransitionProps) {
  const entered = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs as the toast comes and goes, and only then
  useEffect(() => {
    const node = nodeRef.current;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const away = { opacity: 0, translate: "0 -6px" };
    if (!entered.current) {
      entered.current = true;
      if (!still)
        node?.animate([away, {}], { duration: 170, easing: "cubic-bezier(0.2, 0.75, 0.25, 1)" });
      playToast();
    } else if (!isIn) {
      if (still || preventExitTransition || !node) done();
      else {
        const leaving = node.animate([{}, away], {
          duration: 170,
          easing: "cubic-bezier(0.5, 0, 0.9, 0.4)",
          fill: "forwards",
        });
        leaving.finished.then(done, done);
      }
    }
  }, [isIn]);
  return children;
}
