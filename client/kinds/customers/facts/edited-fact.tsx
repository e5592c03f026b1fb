import { Pencil } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import type { CustomerDetail } from "../../../../shared/kinds/customers.ts";
import { customers } from "../../../../shared/words/en/customers.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { may } from "../../../lib/people/rights.ts";
import type { FactName } from "./fact-editor.tsx";

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
    if (!focus) return onEdit(null);
    // The button takes the field's place, and then its focus.
    flushSync(() => onEdit(null));
    button.current?.focus();
  };
  if (isEditing && part) {
    return <part.FactEditor customer={customer} name={name} label={label} onClose={close} />;
  }
  const beside = isLink && words !== "";
  const look = beside
    ? "hover:bg-well -m-px ms-[3px] p-1 rounded-2 text-ink-3 [vertical-align:text-bottom] hit-area print:hidden"
    : words
      ? "max-w-full -my-[3px] -mx-1.5 py-[3px] px-1.5 rounded-2 text-start hover:bg-well"
      : "link hit-area print:hidden";
  const edit = (
    <button
      ref={button}
      type="button"
      aria-label={words ? customers.fact.change(label, words) : customers.fact.add[name]}
      aria-busy={isEditing || undefined}
      data-needs="write"
      className={look}
      onClick={() => onEdit(name)}
    >
      {beside ? <Pencil /> : words ? children : customers.fact.add[name]}
    </button>
  );
  if (words && !isLink && may("write")) return edit;
  return (
    <>
      {words ? (
        children
      ) : (
        <span className="none text-ink-3 not-print:hidden">{customers.fact.none}</span>
      )}
      {(isLink || !words) && edit}
    </>
  );
}
