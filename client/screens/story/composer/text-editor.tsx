import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { story } from "../../../../shared/words/en/story.ts";
import { Button } from "../../../ui/button.tsx";
import { Form, SaveButton } from "../../../ui/form/form.tsx";
import { useMentions } from "../../../ui/people/use-mentions.ts";

/** For a field as wide as the text it becomes, and as tall. */
export const textFieldClass =
  "max-w-[calc(66ch+26px)] [&_textarea]:field-sizing-content [&_textarea]:max-h-[60dvh]";

type TextEditorProps = Pick<Parameters<typeof Form>[0], "form" | "children"> & {
  onDone: () => void;
  size?: "sm" | "md";
  /** Where the field `text` can mention people: whom it mentioned before is not told again. */
  mentions?: { before: string; responsible?: string | undefined };
};

/** A form in the place of the text that it edits. Ctrl+Enter saves, Esc cancels. */
export function TextEditor({ form, onDone, size = "md", mentions, children }: TextEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    field.current = box.current?.querySelector("textarea") ?? null;
  }, []);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
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
        <div className="mt-3 flex items-center gap-2">
          <SaveButton size={size}>{story.save}</SaveButton>
          <Button variant="quiet" size={size} onClick={cancel}>
            {story.cancel}
          </Button>
          {mentions && <Mentions {...mentions} field={field} />}
        </div>
      </Form>
    </div>
  );
}

type MentionsProps = NonNullable<TextEditorProps["mentions"]> & {
  field: RefObject<HTMLTextAreaElement | null>;
};

function Mentions({ before, responsible, field }: MentionsProps) {
  const part = useMentions();
  const text = useWatch({ name: "text" });
  if (!part) return null;
  return (
    <span className="ms-1 text-12/5 text-ink-3">
      <part.MentionList field={field} responsible={responsible} />
      <part.ToldWords text={text} before={before} />
    </span>
  );
}
