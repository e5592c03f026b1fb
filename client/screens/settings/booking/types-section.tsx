import { useQuery } from "@tanstack/react-query";
import {
  ArrowDown,
  ArrowUp,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  Link as LinkIcon,
  Pencil,
  Plus,
  Trash2,
} from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { MeetingType } from "../../../../shared/kinds/meeting-types.ts";
import { bookable } from "../../../../shared/words/en/bookable.ts";
import { planning } from "../../../../shared/words/en/planning.ts";
import { copyText } from "../../../lib/browser/copy-text.ts";
import { formatDuration } from "../../../lib/dates/dates.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { listedOr } from "../../../lib/format/listed.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Menu } from "../../../ui/menu/menu.tsx";
import {
  duplicateType,
  orderTypes,
  previewQuery,
  removeType,
  showType,
  typesQuery,
  type Whose,
} from "./booking-queries.ts";
import type { Editing } from "./type-part.ts";

interface Props {
  person: string;
  whose: Whose;
  /** The last part of the page’s. */
  address: string;
  onEdit: (editing: Editing) => void;
}

/** The meeting types of a page, in the order in which customers see them. */
export function TypesSection({ person, whose, address, onEdit }: Props) {
  const query = useQuery(typesQuery);
  return (
    <FormSection title={bookable.types.title} hint={bookable.types.hint}>
      <Loaded query={query} failed={bookable.types.failed} loading={bookable.types.loading}>
        {(all) => (
          <Types
            types={all.filter(
              ({ page, person: of }) => page === whose && (page === "desk" || of === person),
            )}
            address={address}
            onEdit={onEdit}
          />
        )}
      </Loaded>
      <Button icon={<Plus />} className="justify-self-start" onClick={() => onEdit("new")}>
        {bookable.types.add}
      </Button>
    </FormSection>
  );
}

interface TypesProps extends Pick<Props, "address" | "onEdit"> {
  types: readonly MeetingType[];
}

/** Dragged, or moved by Alt and an arrow, they take another place. */
function Types({ types, ...rowProps }: TypesProps) {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<number>();
  const moveTo = (id: string, place: number) => {
    const from = types.findIndex(({ _id }) => _id === id);
    const type = types[from];
    if (!type || place === from || place < 0 || place >= types.length) return;
    void orderTypes(types.toSpliced(from, 1).toSpliced(place, 0, type));
  };
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return (
    <ul>
      {types.map((type, place) => (
        <li
          key={type._id}
          draggable
          onDragStart={() => setDragged(type._id)}
          onDragEnd={end}
          onDragOver={(event) => {
            if (dragged === undefined) return;
            event.preventDefault();
            setOver(place);
          }}
          onDrop={() => {
            if (dragged !== undefined) moveTo(dragged, place);
            end();
          }}
          onKeyDown={(event: KeyboardEvent) => {
            const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
            if (!event.altKey || by === undefined) return;
            event.preventDefault();
            moveTo(type._id, place + by);
          }}
          className={cx(
            "flex min-h-[58px] items-center justify-between gap-3 border-b border-line last:border-b-0",
            dragged === type._id && "opacity-50",
            over === place && dragged !== type._id && "bg-highlight",
          )}
        >
          <Row
            type={type}
            onUp={place > 0 ? () => moveTo(type._id, place - 1) : undefined}
            onDown={place < types.length - 1 ? () => moveTo(type._id, place + 1) : undefined}
            {...rowProps}
          />
        </li>
      ))}
    </ul>
  );
}

interface RowProps extends Pick<Props, "address" | "onEdit"> {
  type: MeetingType;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

/** "15 min or 30 min" */
function listLengths(lengths: readonly number[]): string {
  return listedOr(lengths.map(formatDuration));
}

function Row({ type, address, onEdit, onUp, onDown }: RowProps) {
  const { _id, name, lengths, place, shown } = type;
  const { data } = useQuery(previewQuery(type));
  const free = data && (data.free === 0 ? bookable.types.noneFree : bookable.types.free(data.free));
  const copy = () =>
    copyText(`${location.origin}/book/${address}/${_id}`, bookable.types.linkCopied);
  const isShown = shown === "onPage";
  const { lengthsPlace, byLink } = bookable.types;
  return (
    <>
      <div className="min-w-0">
        <p className="clipped font-semibold">{name}</p>
        <small className="block text-13 text-ink-3">
          {(isShown ? lengthsPlace : byLink)(listLengths(lengths), planning.places[place].short)}
        </small>
      </div>
      <span className="flex flex-none items-center gap-1">
        <span className="digits me-2 text-13 text-ink-3">{free}</span>
        <IconButton label={bookable.types.copyLink(isolate(name))} onClick={() => void copy()}>
          <LinkIcon />
        </IconButton>
        <IconButton
          label={bookable.types.edit(isolate(name))}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => onEdit(type)}
        >
          <Pencil />
        </IconButton>
        <Menu
          align="end"
          trigger={
            <IconButton label={bookable.types.more(isolate(name))} tip={false}>
              <Ellipsis />
            </IconButton>
          }
        >
          {({ MenuItem, MenuSeparator }) => (
            <>
              {onUp && (
                <MenuItem icon={<ArrowUp />} aside="Alt ↑" onClick={onUp}>
                  {bookable.types.up}
                </MenuItem>
              )}
              {onDown && (
                <MenuItem icon={<ArrowDown />} aside="Alt ↓" onClick={onDown}>
                  {bookable.types.down}
                </MenuItem>
              )}
              <MenuItem icon={<Copy />} onClick={() => void duplicateType(type)}>
                {bookable.types.duplicate}
              </MenuItem>
              <MenuItem
                icon={isShown ? <EyeOff /> : <Eye />}
                onClick={() => void showType(type, isShown ? "byLink" : "onPage")}
              >
                {isShown ? bookable.types.hide : bookable.types.show}
              </MenuItem>
              <MenuSeparator />
              <MenuItem icon={<Trash2 />} danger onClick={() => void removeType(type)}>
                {bookable.types.delete}
              </MenuItem>
            </>
          )}
        </Menu>
      </span>
    </>
  );
}
