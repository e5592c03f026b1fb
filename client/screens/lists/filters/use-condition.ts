import { useState } from "react";
import {
  type FilterWord,
  filterWords,
  parseFilter,
  printFilter,
} from "../../../../shared/lists/filters.ts";
import type { EditorProps } from "./editor-head.tsx";

/**
 * The word and the values of an editor, also while they are no condition yet, such as an amount
 * that is being typed. As soon as they are one, it counts; when they no longer are, it goes.
 */
export function useCondition({ list, field, condition, onChange }: EditorProps) {
  const [word, setWord] = useState<FilterWord>(condition?.word ?? filterWords[field][0]);
  const [values, setValues] = useState<readonly string[]>(condition?.values ?? []);
  const set = (nextWord: FilterWord, next: readonly string[]) => {
    setWord(nextWord);
    setValues(next);
    const text = printFilter([{ field, word: nextWord, values: next }]);
    const [whole] = parseFilter(text, list) ?? [];
    if (whole || condition) onChange(whole);
  };
  return { word, values, set };
}
