import { type ComponentProps, createElement } from "react";
import { cx } from "./class-names.ts";

type IconProps = ComponentProps<"svg"> & { size?: number };

type Shape = readonly [tag: string, attributes: Record<string, string>];

/** An icon as Lucide shows it; in the built program in place of Lucide's own code (see lean-icons.ts). */
export function createIcon(name: string, shapes: readonly Shape[]) {
  const children = shapes.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, className, ...props }: IconProps) =>
    createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": true,
        ...props,
        className: cx("lucide", `lucide-${name}`, className),
      },
      ...children,
    );
}
