import { stops as selectable } from "./use-one-stop.ts";

/** Where an arrow leads from a block: up and down in its day, left and right to the nearest of the next. */
export function neighborOf(
  stop: HTMLElement,
  key: string,
  grid: HTMLElement,
): HTMLElement | undefined {
  const days = stopsByDay(grid);
  const at = days.findIndex((stops) => stops.includes(stop));
  const own = days[at] ?? [];
  if (key === "ArrowUp") return own[own.indexOf(stop) - 1];
  if (key === "ArrowDown") return own[own.indexOf(stop) + 1];
  const others = key === "ArrowLeft" ? days.slice(0, at).reverse() : days.slice(at + 1);
  const next = others.find((stops) => stops.length > 0);
  return next && nearest(next, topOf(stop));
}

/** All that can be selected, day by day and from the top of each to its end. */
function stopsByDay(grid: HTMLElement): HTMLElement[][] {
  const days = new Map<string, HTMLElement[]>();
  for (const part of grid.querySelectorAll<HTMLElement>("[data-day]")) {
    const stops = [...part.querySelectorAll<HTMLElement>(selectable)];
    const day = part.dataset.day ?? "";
    days.set(day, [...(days.get(day) ?? []), ...stops]);
  }
  return [...days.values()].map((stops) =>
    stops
      .map((stop) => ({ stop, top: topOf(stop) }))
      .sort((one, other) => one.top - other.top)
      .map(({ stop }) => stop),
  );
}

function nearest(stops: readonly HTMLElement[], top: number): HTMLElement | undefined {
  const [first, ...rest] = stops;
  return rest.reduce(
    (best, stop) => (best && distance(best) <= distance(stop) ? best : stop),
    first,
  );
  function distance(stop: HTMLElement) {
    return Math.abs(topOf(stop) - top);
  }
}

function topOf(stop: HTMLElement): number {
  return stop.getBoundingClientRect().top;
}
