import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ComponentProps } from "react";
import { IconButton } from "../button.tsx";

type Step = Pick<ComponentProps<"button">, "onClick" | "disabled">;

/** The arrows beside the name of a month. */
export function MonthSteps({
  back,
  forward,
  large,
}: {
  back: Step;
  forward: Step;
  large?: boolean;
}) {
  const look = { tip: false, size: "sm", className: large ? "size-11" : "" } as const;
  return (
    <span className="flex">
      <IconButton {...back} {...look} label="Previous month">
        <ChevronLeft />
      </IconButton>
      <IconButton {...forward} {...look} label="Next month">
        <ChevronRight />
      </IconButton>
    </span>
  );
}
