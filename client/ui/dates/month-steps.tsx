import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ComponentProps } from "react";
import { dates } from "../../../shared/words/en/dates.ts";
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
      <IconButton {...back} {...look} label={dates.previousMonth}>
        <ChevronLeft />
      </IconButton>
      <IconButton {...forward} {...look} label={dates.nextMonth}>
        <ChevronRight />
      </IconButton>
    </span>
  );
}
