import { type KeyboardEvent, useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Form, SaveButton } from "../../../ui/form/form.tsx";

/** For a field as wide as the text it becomes, and as tall. */
export const textFieldClass =
  "max-w-[calc(66ch+26px)] [&_textarea]:field-sizing-content [&_textarea]:max-h-[60dvh]";

type TextEditorProps = Pick<Parameters<typeof Form>[0], "form" | "children"> & {
  onDone: () => void;
  size?: "sm" | "md";
};

/** A form in the place of the text that it edits. Ctrl+Enter saves, Esc cancels. */
export function TextEditor({ form, onDone, size = "md", children }: TextEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = box.current?.querySelector("textarea");
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
    // Once it is gone, the text in its place has the focus, by what can be done with it.
    const place = box.current?.closest("li, section");
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        place?.querySelector<HTMLElement>("button, a[href]")?.focus();
      });
    };
  }, []);
  const cancel = () => {
    form.discard();
    onDone();
  };
  const cancelOnEsc = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    cancel();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key only presses Cancel
    <div ref={box} onKeyDown={cancelOnEsc}>
      <Form form={form}>
        {children}
        <div className="mt-3 flex gap-2">
          <SaveButton size={size}>Save</SaveButton>
          <Button variant="quiet" size={size} onClick={cancel}>
            Cancel
          </Button>
        </div>
      </Form>
    </div>
  );
}
