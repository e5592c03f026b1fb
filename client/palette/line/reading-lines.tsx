import { Autocomplete } from "@base-ui/react/autocomplete";
import { cx } from "../../ui/class-names.ts";
import { Kbd } from "../../ui/kbd.tsx";
import type { PaletteItem, Reading } from "../items.ts";

type ReadingGroupProps = { item: PaletteItem; reading: Reading; onChoose: () => void };

/** The first option: what Enter does, with the names of its parts in the margin. */
export function ReadingGroup({ item, reading, onChoose }: ReadingGroupProps) {
  return (
    <Autocomplete.Group items={[item]} className="pal-group">
      <div className="pal-names">
        <Autocomplete.GroupLabel render={<b />}>{reading.act}</Autocomplete.GroupLabel>
        <PartNames reading={reading} />
      </div>
      <div className="pal-lines">
        <Autocomplete.Item value={item} className="pal-box" onClick={onChoose}>
          <Parts reading={reading} enter />
        </Autocomplete.Item>
      </div>
    </Autocomplete.Group>
  );
}

/** The same while it is asked who is meant. */
export function OpenReading({ reading }: { reading: Reading }) {
  return (
    <div className="pal-group pal-open">
      <div className="pal-names">
        <b>{reading.act}</b>
        <PartNames reading={reading} />
      </div>
      <div className="pal-lines">
        <div className="pal-box">
          <Parts reading={reading} />
        </div>
      </div>
    </div>
  );
}

/** For the eye: the lines beside them say the same. */
function PartNames({ reading }: { reading: Reading }) {
  return reading.lines.map(({ name }) => (
    <span key={name} aria-hidden="true">
      {name}
    </span>
  ));
}

function Parts({ reading, enter = false }: { reading: Reading; enter?: boolean }) {
  return (
    <>
      <span className="pal-part">
        <span className="pal-icon">{reading.icon}</span>
        <b className="cut">{reading.title}</b>
        {enter && (
          <span aria-hidden="true" className="ml-auto to-700:hidden">
            <Kbd>Enter</Kbd>
          </span>
        )}
      </span>
      {reading.lines.map(({ name, icon, text, note, warns }) => (
        <span key={name} className="pal-part">
          <span className="pal-icon">{icon}</span>
          <span className="cut">{text}</span>
          {note && <span className={cx("pal-said cut", warns && "warns")}>{note}</span>}
        </span>
      ))}
    </>
  );
}
