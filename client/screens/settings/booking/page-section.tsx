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
import { bookable } from "../../../../shared/words/en/bookable.ts";
import { settings } from "../../../../shared/words/en/settings.ts";
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
      const text = failureText(refusal, settings.notSaved);
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
    <FormSection title={bookable.page.title} hint={bookable.page.hint}>
      <OnOff page={page} save={save} onLook={() => void look(whose)} />
      <Address page={page} error={error} saved={mark("name")} save={save} />
      <FieldFrame label={bookable.page.welcome} optional>
        <SavedText
          value={page.welcome}
          onSave={(welcome) => void save("welcome", { welcome })}
          rows={3}
        />
      </FieldFrame>
      <FieldFrame label={bookable.page.color} group aside={mark("color")}>
        <ChoiceGroup<BookingColor>
          options={bookingColors.map((value) => ({
            value,
            label: bookable.page.colors[value],
          }))}
          value={page.color}
          onValueChange={(color) => void save("color", { color })}
        />
      </FieldFrame>
      <Checkbox
        checked={page.mayWrite}
        onCheckedChange={(mayWrite) => void save("mayWrite", { mayWrite })}
      >
        {bookable.page.mayWrite}
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
    <FormSection title={bookable.page.title} hint={bookable.page.offHint}>
      <p className="text-ink-2">{bookable.page.offText}</p>
      <FieldFrame label={bookable.page.address} error={error} hint={bookable.page.addressLater}>
        <AddressInput value={address} onChange={setAddress} />
      </FieldFrame>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => onOpen(address)}>
          {bookable.page.switchOn}
        </Button>
        <Button variant="quiet" onClick={() => onLook(address)}>
          {bookable.page.look}
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
        {page.openSince
          ? bookable.page.onSince(formatInstant(page.openSince))
          : bookable.page.isOff}
      </p>
      <span className="flex flex-wrap gap-2">
        <Link to="/dashboard/bookings" className={buttonClass({ variant: "quiet" })}>
          {bookable.page.allBookings}
        </Link>
        {page.openSince ? (
          <Button variant="danger-line" onClick={() => setAsked(true)}>
            {bookable.page.switchOff}
          </Button>
        ) : (
          <>
            <Button variant="quiet" onClick={onLook}>
              {bookable.page.look}
            </Button>
            <Button variant="primary" onClick={() => void save("isOpen", { isOpen: true })}>
              {bookable.page.switchOn}
            </Button>
          </>
        )}
      </span>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={bookable.page.closeQuestion}
        cancelLabel={bookable.page.keepOpen}
        confirmLabel={bookable.page.close}
        onConfirm={() => {
          setAsked(false);
          void save("isOpen", { isOpen: false });
        }}
      >
        <p>{bookable.page.closeText}</p>
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
      label={bookable.page.address}
      error={error}
      aside={saved}
      hint={bookable.page.addressHint}
    >
      <div className="flex flex-wrap items-center gap-2">
        <AddressInput value={typed ?? page.name} onChange={setTyped} onBlur={change} />
        <CopyButton text={url} />
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass()}>
          <ExternalLink />
          {bookable.page.open}
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
    <span dir="ltr" className="flex min-w-0 flex-1 items-center gap-2 to-700:basis-full">
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
