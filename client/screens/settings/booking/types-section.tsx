import { useQuery } from "@tanstack/react-query";
import { Link as LinkIcon, Pencil, Plus, Trash2 } from "lucide-react";
import type { MeetingType } from "../../../../shared/kinds/meeting-types.ts";
import { copyText } from "../../../lib/browser/copy-text.ts";
import { formatDuration } from "../../../lib/dates/dates.ts";
import { countOf } from "../../../lib/format/count.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { previewQuery, removeType, typesQuery, type Whose } from "./booking-queries.ts";
import type { Editing } from "./type-part.ts";
import { placeWords } from "./type-words.ts";

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
    <FormSection title="Meeting Types" hint="In the order customers see them.">
      <Loaded
        query={query}
        failed="The meeting types could not be loaded."
        loading="Loading meeting types"
      >
        {(all) => (
          <ul>
            {all
              .filter(
                ({ page, person: of }) => page === whose && (page === "desk" || of === person),
              )
              .map((type) => (
                <Row key={type._id} type={type} address={address} onEdit={onEdit} />
              ))}
          </ul>
        )}
      </Loaded>
      <Button icon={<Plus />} className="justify-self-start" onClick={() => onEdit("new")}>
        Add Meeting Type
      </Button>
    </FormSection>
  );
}

function Row({ type, address, onEdit }: { type: MeetingType } & Pick<Props, "address" | "onEdit">) {
  const { _id, name, lengths, place, shown } = type;
  const { data } = useQuery(previewQuery(type));
  const free = data && (data.free === 0 ? "Nothing free" : countOf(data.free, "free time"));
  const copy = () => copyText(`${location.origin}/book/${address}/${_id}`, "Link copied");
  return (
    <li className="flex min-h-[58px] items-center justify-between gap-3 border-b border-line last:border-b-0">
      <div className="min-w-0">
        <p className="clipped font-semibold">{name}</p>
        <small className="block text-13 text-ink-3">
          {lengths.map(formatDuration).join(" or ")}, {placeWords[place].short}
          {shown === "byLink" && ", only by its link"}
        </small>
      </div>
      <span className="flex flex-none items-center gap-1">
        <span className="digits me-2 text-13 text-ink-3">{free}</span>
        <IconButton label={`Copy the link to ${isolate(name)}`} onClick={() => void copy()}>
          <LinkIcon />
        </IconButton>
        <IconButton label={`Edit ${isolate(name)}`} onClick={() => onEdit(type)}>
          <Pencil />
        </IconButton>
        <IconButton label={`Delete ${isolate(name)}`} onClick={() => void removeType(type)}>
          <Trash2 />
        </IconButton>
      </span>
    </li>
  );
}
