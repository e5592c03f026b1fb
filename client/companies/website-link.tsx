import { Fragment } from "react";
import { linkClass } from "../ui/page.tsx";
import { withoutScheme } from "./website.ts";

/** A website; a long one breaks before dots and slashes, not just anywhere. */
export function WebsiteLink({ website }: { website: string }) {
  const parts = withoutScheme(website).split(/(?=[./?&#])/);
  return (
    <a
      href={website}
      target="_blank"
      rel="noopener noreferrer"
      className={`${linkClass} wrap-anywhere`}
    >
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  );
}
