import { Link } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import { type ReactNode, useState } from "react";
import {
  type BookingColor,
  type BookingPage,
  type BookingPageChanges,
  bookingColors,
} from "../../../../shared/booking-pages.ts";
import { fold } from "../../../../shared/text/fold.ts";
import { failureText } from "../../../lib/api-error.ts";
import { formatInstant } from "../../../lib/dates/dates.ts";
import { notify } from "../../../lib/notify.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { ChoiceGroup } from "../../../ui/form/choice-group.tsx";
import { Input } from "../../../ui/form/field.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useSavedMark } from "../use-save-settings.tsx";
import { look, savePage, type Whose } from "./booking-queries.ts";
import { SavedText } from "./saved-text.tsx";

interface Props {
  whose: Whose;
  /** Null while there was never one. */
  page: BookingPage | null;
  /** The user’s name, of which the first address is made. */
  name: string;
}

const failed = "This could not be saved. Try again.";

/** The page itself: open or not, where, and how it looks. All of it applies at once. */
export function PageSection({ whose, page, name }: Props) {
  const { tell, mark } = useSavedMark();
  const [error, setError] = useState<string>();
  const save = async (field: string, changes: BookingPageChanges) => {
    setError(undefined);
    try {
      await savePage(whose, changes);
      tell(field);
    } catch (refusal) {
      const text = failureText(refusal, failed);
      if (field === "name") setError(text);
      else notify.error(text);
    }
  };
  if (!page)
    return (
      <SwitchedOff
        onOpen={(own) => save("name", { name: own, isOpen: true })}
        onLook={async (own) => {
          await save("name", { name: own, isOpen: false });
          await look(whose);
        }}
        error={error}
        name={name}
      />
    );
  return (
    <FormSection title="Booking Page" hint="What customers see at its address.">
      <OnOff page={page} save={save} onLook={() => void look(whose)} />
      <Address page={page} error={error} saved={mark("name")} save={save} />
      <FieldFrame label="Welcome" optional>
        <SavedText
          value={page.welcome}
          onSave={(welcome) => void save("welcome", { welcome })}
          rows={3}
        />
      </FieldFrame>
      <FieldFrame label="Color" group aside={mark("color")}>
        <ChoiceGroup<BookingColor>
          options={bookingColors.map((value) => ({
            value,
            label: value.slice(0, 1).toUpperCase() + value.slice(1),
          }))}
          value={page.color}
          onValueChange={(color) => void save("color", { color })}
        />
      </FieldFrame>
      <Checkbox
        checked={page.mayWrite}
        onCheckedChange={(mayWrite) => void save("mayWrite", { mayWrite })}
      >
        Customers may write an email where nothing is free
      </Checkbox>
    </FormSection>
  );
}

interface SwitchedOffProps {
  onOpen: (name: string) => void;
  onLook: (name: string) => void;
  error: string | undefined;
  name: string;
}

/** What one gets, and one button. */
function SwitchedOff({ onOpen, onLook, error, name }: SwitchedOffProps) {
  const [address, setAddress] = useState(() => toAddress(name));
  return (
    <FormSection title="Booking Page" hint="Customers book by themselves, in your free times.">
      <p className="text-ink-2">
        Nobody has to write back and forth. What is booked is in your calendar at once, with the
        customer; they move or cancel it themselves.
      </p>
      <FieldFrame label="Address" error={error} hint="You can change it later.">
        <AddressInput value={address} onChange={setAddress} />
      </FieldFrame>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => onOpen(address)}>
          Switch On
        </Button>
        <Button variant="quiet" onClick={() => onLook(address)}>
          Look at It First
        </Button>
      </div>
    </FormSection>
  );
}

type SavePart = {
  page: BookingPage;
  save: (field: string, changes: BookingPageChanges) => unknown;
};

function OnOff({ page, save, onLook }: SavePart & { onLook: () => void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="font-semibold">
        {page.openSince ? `On since ${formatInstant(page.openSince)}` : "Switched off"}
      </p>
      <span className="flex flex-wrap gap-2">
        <Link to="/dashboard/bookings" className={buttonClass({ variant: "quiet" })}>
          All Bookings
        </Link>
        {page.openSince ? (
          <Button variant="danger-line" onClick={() => setAsked(true)}>
            Switch Off…
          </Button>
        ) : (
          <>
            <Button variant="quiet" onClick={onLook}>
              Look at It First
            </Button>
            <Button variant="primary" onClick={() => void save("isOpen", { isOpen: true })}>
              Switch On
            </Button>
          </>
        )}
      </span>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Close the page?"
        cancelLabel="Keep Open"
        confirmLabel="Close the Page"
        onConfirm={() => {
          setAsked(false);
          void save("isOpen", { isOpen: false });
        }}
      >
        <p>The booked meetings stay.</p>
      </ConfirmDialog>
    </div>
  );
}

interface AddressProps extends SavePart {
  error: string | undefined;
  saved: ReactNode;
}

function Address({ page, error, saved, save }: AddressProps) {
  const [typed, setTyped] = useState<string>();
  const url = `${location.origin}/book/${page.name}`;
  const change = () => {
    if (typed === undefined || typed === page.name) return;
    void save("name", { name: typed });
  };
  return (
    <FieldFrame
      label="Address"
      error={error}
      aside={saved}
      hint="Changing it: the old address leads to the new one for 90 days."
    >
      <div className="flex flex-wrap items-center gap-2">
        <AddressInput value={typed ?? page.name} onChange={setTyped} onBlur={change} />
        <CopyButton text={url} />
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass()}>
          <ExternalLink />
          Open
        </a>
      </div>
    </FieldFrame>
  );
}

interface AddressInputProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

function AddressInput({ value, onChange, onBlur }: AddressInputProps) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2 to-700:basis-full">
      <span className="text-13 whitespace-nowrap text-ink-3">{location.host}/book/</span>
      <Input
        value={value}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value.toLowerCase())}
        onBlur={onBlur}
        onKeyDown={({ key }) => key === "Enter" && onBlur?.()}
      />
    </span>
  );
}

/** "marta-ellingsen" */
function toAddress(name: string): string {
  const plain = fold(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return plain.length < 3 ? `${plain}-desk` : plain.slice(0, 40);
}
