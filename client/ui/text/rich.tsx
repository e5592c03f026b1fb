import { Fragment, type ReactNode } from "react";

/** The names of a text's tags: "terms" of "the <terms>Terms</terms>"; any of a text made of values. */
type TagOf<Text extends string> = string extends Text
  ? string
  : Text extends `${string}</${infer Tag}>${infer Rest}`
    ? Tag | TagOf<Rest>
    : never;

type RichProps<Text extends string> = {
  text: Text;
  /** What is made of the inside of each tag. */
  tags: Record<TagOf<Text>, (inner: string) => ReactNode>;
};

/** A whole sentence with links or other elements in it, wherever a language wants them. */
export function Rich<Text extends string>({ text, tags }: RichProps<Text>): ReactNode {
  // as: the names are checked above.
  const makers = tags as Record<string, (inner: string) => ReactNode>;
  // Plain, tag, inner, plain, tag, inner, plain …
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, at) => {
    if (at % 3 === 2) return null;
    const key = `${at} ${part}`;
    return (
      <Fragment key={key}>{at % 3 === 0 ? part : makers[part]?.(parts[at + 1] ?? "")}</Fragment>
    );
  });
}

/** For a tag around what only those hear who cannot see where the rest stands. */
export function srOnly(text: string): ReactNode {
  return <span className="sr-only">{text}</span>;
}
