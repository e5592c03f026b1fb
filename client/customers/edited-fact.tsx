import { Pencil } from "lucide-react";
import { type ReactNode, useRef } from "react";
import type { CustomerDetail } from "../../shared/customers.ts";
import { lazyModule } from "../lib/lazy-module.ts";

/** What is edited where it stands. */
export type FactName = "value" | "email" | "phone" | "company";

/** Forms and their rules weigh as much as the page: they come with the first press. */
const editors = lazyModule(() => import("./fact-editor.tsx"));

type EditedFactProps = {
  customer: CustomerDetail;
  name: FactName;
  label: string;
  /** The value in words; empty where there is none. */
  words: string;
  /** The one that is being edited. */
  editing: FactName | null;
  onEdit: (name: FactName | null) => void;
  /** The children are a link: a button beside the link edits. */
  isLink?: boolean;
  children: ReactNode;
};

/** A value that becomes a field when the value, or the pencil beside its link, is pressed. */
export function EditedFact(props: EditedFactProps) {
  const { customer, name, label, words, editing, onEdit, isLink = false, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const isEditing = editing === name;
  const part = editors.use(isEditing, () => onEdit(null));
  const close = (focus: boolean) => {
    onEdit(null);
    // The button is back once this has been drawn.
    if (focus) requestAnimationFrame(() => button.current?.focus());
  };
  if (isEditing && part) {
    return <part.FactEditor customer={customer} name={name} label={label} onClose={close} />;
  }
  const beside = isLink && words !== "";
  const look = beside
    ? "edit-beside hit print:hidden"
    : words
      ? "edit-value"
      : "link hit print:hidden";
  const edit = (
    <button
      ref={button}
      type="button"
      aria-label={words ? `${label}: ${words}. Change` : `Add ${label}`}
      aria-busy={isEditing || undefined}
      className={look}
      onClick={() => onEdit(name)}
    >
      {beside ? <Pencil /> : words ? children : `Add ${label}`}
    </button>
  );
  if (words && !isLink) return edit;
  return (
    <>
      {words ? children : <span className="text-ink-3 not-print:hidden">Not recorded</span>}
      {edit}
    </>
  );
}
