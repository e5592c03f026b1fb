import { parts } from "../../../shared/words/en/parts.ts";
import { cx } from "../class-names.ts";

/** A name in an outline. */
export function Tag({ children, className }: { children: string; className?: string }) {
  return (
    <span
      title={children}
      className={cx(
        "inline-flex h-[22px] max-w-full items-center rounded-1 border border-line-strong px-[7px] text-12 leading-none font-medium text-ink",
        className,
      )}
    >
      <bdi className="clipped">{children}</bdi>
    </span>
  );
}

/** So many letters of two tags stand side by side in a row uncut. */
const longestPair = 16;

/** The tags of a record in its row: two if both are short, then how many more there are. */
export function Tags({ tags }: { tags: readonly { _id: string; name: string }[] }) {
  const [first, second] = tags;
  const letters = (first?.name.length ?? 0) + (second?.name.length ?? 0);
  const most = letters > (tags.length > 2 ? longestPair - 4 : longestPair) ? 1 : 2;
  const rest = tags.slice(most);
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1.5">
      {tags.slice(0, most).map(({ _id, name }) => (
        <Tag key={_id} className="min-w-0">
          {name}
        </Tag>
      ))}
      {rest.length > 0 && (
        <span
          title={rest.map(({ name }) => name).join(", ")}
          className="digits flex-none text-12 text-ink-3"
        >
          +{rest.length}
          <span className="sr-only"> {parts.others(rest.map(({ name }) => name).join(", "))}</span>
        </span>
      )}
    </span>
  );
}
