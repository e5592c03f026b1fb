import type { ReactNode } from "react";
import { cx } from "../../../ui/class-names.ts";
import { Mark, type MarkTarget } from "./mark.tsx";

export type KeyEntry = {
  name: string;
  /** Its shape, and what its marks are drawn in: the icon of a status, or a swatch. */
  icon: ReactNode;
  tone?: string | undefined;
  /** Shown after the name. */
  count?: string | undefined;
  link: MarkTarget;
  /** As in Mark. */
  title: string;
  detail: string;
};

/** The legend of a chart. Each entry leads to what all its marks count together. */
export function Keys({ entries }: { entries: readonly KeyEntry[] }) {
  return (
    <ul className="flex flex-wrap gap-y-1.5 gap-x-5 mb-4 text-13">
      {entries.map(({ name, icon, tone, count, link, title, detail }, index) => (
        <li key={name}>
          <Mark
            {...{ link, title, detail }}
            at={{ band: 1, column: index, row: 0 }}
            className={cx("chart-key", tone)}
          >
            {icon}
            {name}
            {count && <b>{count}</b>}
          </Mark>
        </li>
      ))}
    </ul>
  );
}

/** A piece of what a series is drawn in: one of the fills in charts.css. */
export function Swatch({ fill }: { fill: string }) {
  return <i aria-hidden="true" className={cx("chart-swatch", fill)} />;
}
