import { Tooltip } from "@base-ui/react/tooltip";
import { wordsOf } from "./mark.tsx";

/** What a mark says, next to it. The pointer passes through it, to the marks below. */
export function ChartTip({ mark, onClose }: { mark: Element; onClose: () => void }) {
  const { title, detail } = wordsOf(mark);
  return (
    <Tooltip.Root open disableHoverablePopup onOpenChange={(next) => next || onClose()}>
      <Tooltip.Portal>
        <Tooltip.Positioner
          anchor={mark instanceof SVGElement ? centerOf(mark) : mark}
          side="inline-end"
          sideOffset={10}
          collisionPadding={8}
          className="chart-tip z-toast"
        >
          <Tooltip.Popup>
            {title}
            <span>{detail}</span>
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

/** A path may be as wide as its chart. */
function centerOf(mark: Element) {
  return {
    getBoundingClientRect: () => {
      const { x, y, width, height } = mark.getBoundingClientRect();
      return new DOMRect(x + width / 2, y + height / 2, 0, 0);
    },
  };
}
