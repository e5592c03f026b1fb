import { useEffect, useEffectEvent, useState } from "react";

/**
 * Takes files that are dropped anywhere on the page, and a file or a table that is pasted outside a
 * field. True while a file is dragged over the page.
 */
export function useDrop(take: (input: File | string, ...others: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const onOver = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    // Otherwise the browser opens the file in place of the page.
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setOver(true);
  });
  const onLeave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setOver(false);
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    const [file, ...others] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    take(file, ...others);
  });
  const onPaste = useEffectEvent(({ target, clipboardData }: ClipboardEvent) => {
    const [file] = clipboardData?.files ?? [];
    const text = clipboardData?.getData("text/plain");
    // Spreadsheets put a picture of the cells beside their text.
    if (!text && file) take(file);
    const inField = target instanceof Element && target.closest("input, textarea");
    if (text?.trim() && !inField) take(text);
  });
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    document.addEventListener("dragover", onOver, { signal });
    document.addEventListener("dragleave", onLeave, { signal });
    document.addEventListener("drop", onDrop, { signal });
    document.addEventListener("paste", onPaste, { signal });
    return () => ends.abort();
  }, []);
  return over;
}
