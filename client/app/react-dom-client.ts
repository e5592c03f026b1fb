import { type ComponentChildren, createElement, options, type VNode } from "preact";
import { createPortal } from "preact/compat";

// What is built has this in place of react-dom/client: see decision 141. Where Preact does otherwise than
// React, and our code or a library counts on React, it is made alike here.
// biome-ignore lint/performance/noBarrelFile: it stands in for a module
export { createRoot } from "preact/compat/client";

/** As the options hand it out, with the element that it has become, which Preact calls `_dom` before it is built. */
type Handed = VNode<Record<string, unknown>> & { __e?: unknown };

const { vnode: prepare, diffed, unmount, event: handOut } = options;

/** Before anything else happens, as React runs those of what a user does: a paint, or a timer, could come after the next key. */
options.requestAnimationFrame = queueMicrotask;

/** React's events can be written to: react-datepicker does so with the key. */
options.event = (event) => {
  if (event instanceof KeyboardEvent) {
    Object.defineProperty(event, "key", { value: event.key, writable: true, configurable: true });
  }
  return handOut?.(event);
};

options.vnode = (vnode: Handed) => {
  prepare?.(vnode);
  const { type, props, key } = vnode;
  if (typeof type !== "string") return;
  if (type === "title" && key !== inHead) vnode.type = PageTitle;
  if (props.autoFocus) focusWhenThere(vnode);
  const { onfocusout } = props;
  if (typeof onfocusout !== "function") return;
  props.onfocusout = (event: FocusEvent) => {
    if (event.target && !leaving.has(event.target)) onfocusout(event);
  };
};

options.diffed = (vnode: Handed) => {
  diffed?.(vnode);
  const { value, checked } = Object(vnode.props);
  if (vnode.__e instanceof HTMLElement && (value ?? checked) !== undefined) {
    rendered.set(vnode.__e, { value, checked });
  }
};

options.unmount = (vnode: Handed) => {
  unmount?.(vnode);
  const { type, __e: element } = vnode;
  const active = document.activeElement;
  if (typeof type === "string" && active && element instanceof Element && element.contains(active))
    leaving.add(active);
};

/** With React, what is removed says no more that it loses the focus. */
const leaving = new WeakSet<EventTarget>();

const inHead = "in the head";

/** React moves titles there, wherever a screen says its own. */
function PageTitle({ children }: { children?: ComponentChildren }) {
  return createPortal(createElement("title", { key: inHead }, children), document.head);
}

const focused = new WeakSet<Element>();

/** The attribute alone works once in a page. */
function focusWhenThere(vnode: Handed) {
  const { ref } = vnode;
  vnode.ref = (element: HTMLElement | null) => {
    if (element && !focused.has(element)) {
      focused.add(element);
      element.focus();
    }
    if (typeof ref === "function") return ref(element);
    if (ref) ref.current = element;
  };
}

/** What a field shows by its props: with React, what else is done to it does not last. */
const rendered = new WeakMap<EventTarget, { value?: unknown; checked?: unknown }>();

/** What changes by a click is known to those who listen when it has changed, what is typed before. */
function restore({ type, target }: Event) {
  const isToggle = target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
  if (target === null || isToggle !== (type === "change")) return;
  queueMicrotask(() => {
    const { value, checked } = rendered.get(target) ?? {};
    if (isToggle) {
      if (typeof checked === "boolean" && target.checked !== checked) target.checked = checked;
    } else if (typeof value === "string") {
      // as: only fields have been rendered with a value.
      const field = target as HTMLInputElement;
      if (field.value !== value) field.value = value;
    }
  });
}
addEventListener("input", restore);
addEventListener("change", restore);

/**
 * With React, what happens in a portal happens in the components around it, too: by that, Base UI knows that a
 * press in a submenu is none outside of its menu. Portals within portals are elements within elements; whoever
 * is around is told by the one event of a press that means nothing else there.
 */
function tellAround({ target }: Event) {
  if (!(target instanceof Element)) return;
  const portal = "[data-base-ui-portal]";
  let around = target.closest(portal)?.parentElement?.closest(portal);
  while (around) {
    for (const popup of around.querySelectorAll("[role=menu], [role=dialog], [role=alertdialog]")) {
      if (!popup.contains(target)) popup.dispatchEvent(new MouseEvent("mouseup"));
    }
    around = around.parentElement?.closest(portal);
  }
}
for (const type of ["pointerdown", "mousedown", "click"]) {
  document.addEventListener(type, tellAround, true);
}
