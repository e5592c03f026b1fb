import { useRouter } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { common } from "../../../../shared/words/en/common.ts";
import type { companyPage } from "../links.ts";
import type { MarkPlace } from "./next-mark.ts";

/** As links.ts makes them: a list, or the page of a record. */
export type MarkTarget =
  | { to: string; search: Record<string, unknown> }
  | ReturnType<typeof companyPage>;

export type MarkProps = Omit<ComponentProps<"a">, "href" | "title"> & {
  link: MarkTarget;
  /** For the arrow keys; see next-mark.ts. The plot is band 0, which is left out. */
  at: Omit<MarkPlace, "band"> & { band?: number };
  /** "August: Deal Closed", and "31 customers": the two lines of the tooltip. */
  title: string;
  detail: string;
};

export const markSelector = "[data-mark]";

/**
 * A link to the rows that a mark of a chart counts, in HTML or SVG, within a Chart. It is not the
 * router's Link, as each of these follows every navigation, and a chart may have hundreds.
 */
export function Mark({ link, at, title, detail, ...props }: MarkProps) {
  const { options, buildLocation } = useRouter();
  return (
    <a
      {...props}
      href={
        "params" in link ? buildLocation(link).href : link.to + options.stringifySearch(link.search)
      }
      aria-label={common.list(title, detail)}
      tabIndex={-1}
      data-mark={`${at.band ?? 0} ${at.column} ${at.row}`}
      data-title={title}
      data-detail={detail}
    />
  );
}

export function placeOf(mark: Element): MarkPlace {
  const [band = 0, column = 0, row = 0] = (mark.getAttribute("data-mark") ?? "")
    .split(" ")
    .map(Number);
  return { band, column, row };
}

/** The lines of its tooltip. */
export function wordsOf(mark: Element): { title: string; detail: string } {
  const read = (name: string) => mark.getAttribute(name) ?? "";
  return { title: read("data-title"), detail: read("data-detail") };
}
