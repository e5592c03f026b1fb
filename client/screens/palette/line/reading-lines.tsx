import { Autocomplete } from "@base-ui/react/autocomplete";
import { commands } from "../../../../shared/words/en/commands.ts";
import { cx } from "../../../ui/class-names.ts";
import { Kbd } from "../../../ui/text/kbd.tsx";
import type { PaletteItem, Reading } from "../items/items.ts";

/** Right of the margin line. */
export const linesClass =
  "border-s border-margin px-2 py-1 to-700:border-s-0 to-700:px-1.5 to-700:py-0.5";

const namesClass =
  "ps-4 pe-3.5 pt-[13px] pb-[11px] text-end text-12/7 text-ink-3 to-700:px-4 to-700:pt-3 to-700:pb-0.5 to-700:text-start";
const nameClass = "clipped block text-13/8 font-semibold text-ink to-700:leading-[18px]";
const boxClass =
  "block cursor-default rounded-2 px-2.5 py-2 outline-none data-highlighted:bg-accent-wash";
const partClass = "flex items-center gap-2.5 leading-7 to-700:flex-wrap to-700:gap-y-0";
const iconClass = "grid w-[18px] flex-none place-items-center [color:var(--mark,var(--ink-2))]";

type ReadingGroupProps = { item: PaletteItem; reading: Reading; onChoose: () => void };

/** The first option: what Enter does, with the names of its parts in the margin. */
export function ReadingGroup({ item, reading, onChoose }: ReadingGroupProps) {
  return (
    <Autocomplete.Group
      items={[item]}
      className="grid grid-cols-[128px_minmax(0,1fr)] to-700:grid-cols-[minmax(0,1fr)]"
    >
      <div className={namesClass}>
        <Autocomplete.GroupLabel render={<b className={nameClass} />}>
          {reading.act}
        </Autocomplete.GroupLabel>
        <PartNames reading={reading} />
      </div>
      <div className={linesClass}>
        <Autocomplete.Item value={item} className={boxClass} onClick={onChoose}>
          <Parts reading={reading} enter />
        </Autocomplete.Item>
      </div>
    </Autocomplete.Group>
  );
}

/** The same while it is asked who is meant. */
export function OpenReading({ reading }: { reading: Reading }) {
  return (
    <div className="grid grid-cols-[128px_minmax(0,1fr)] to-700:grid-cols-[minmax(0,1fr)] palette-open pt-1">
      <div className={namesClass}>
        <b className={nameClass}>{reading.act}</b>
        <PartNames reading={reading} />
      </div>
      <div className={linesClass}>
        <div className={boxClass}>
          <Parts reading={reading} />
        </div>
      </div>
    </div>
  );
}

/** For the eye: the lines beside them say the same. */
function PartNames({ reading }: { reading: Reading }) {
  return reading.lines.map(({ name }) => (
    <span key={name} aria-hidden="true" className="clipped block to-700:hidden">
      {commands.parts[name]}
    </span>
  ));
}

function Parts({ reading, enter = false }: { reading: Reading; enter?: boolean }) {
  return (
    <>
      <span className={cx(partClass, "min-h-8")}>
        <span className={iconClass}>{reading.icon}</span>
        <b className="clipped font-display text-18/8 font-medium normal-nums to-700:max-w-[calc(100%-28px)]">
          {reading.title}
        </b>
        {enter && (
          <span aria-hidden="true" className="ms-auto to-700:hidden">
            <Kbd>Enter</Kbd>
          </span>
        )}
      </span>
      {reading.lines.map(({ name, icon, text, note, warns }) => (
        <span key={name} className={cx(partClass, "min-h-7")}>
          <span className={iconClass}>{icon}</span>
          <span className="clipped to-700:max-w-[calc(100%-28px)]">{text}</span>
          {note && (
            <span
              className={cx(
                "clipped flex-1 text-13/[inherit] to-700:flex-[1_0_100%] to-700:ps-7 to-700:pb-1 to-700:leading-5",
                warns ? "text-notice" : "text-ink-2",
              )}
            >
              {note}
            </span>
          )}
        </span>
      ))}
    </>
  );
}
