import {
  type CustomerMail,
  type OwnText,
  withText,
} from "../../../shared/account/customer-mails.ts";
import type { BookingMail } from "../../../shared/booking.ts";
import type { PreviewedMail } from "../../../shared/booking-mails.ts";
import { addDays, todayIn } from "../../../shared/dates/dates.ts";
import { utc, zoneNamed } from "../../../shared/dates/time-zones.ts";
import type { Language } from "../../../shared/words/languages.ts";
import { type Db, inSnapshot, type Owner } from "../../db/engine/database.ts";
import { listTypes } from "../../meeting-types/queries.ts";
import { wordsOf } from "../customer-words.ts";
import { type Booking, untouched } from "../queries.ts";
import { writeLetter } from "./letters.ts";
import { toTold } from "./notice.ts";
import { showLetter } from "./shown.ts";
import type { Writing } from "./words.ts";

interface Asking {
  owner: Owner;
  user: { _id: string; name: string; email: string; timeZone: string | null };
  site: string;
  now: Date;
}

type Asked = OwnText & { kind: CustomerMail; language: Language };

const kindOf: Record<CustomerMail, BookingMail> = {
  confirmation: "booked",
  moved: "moved",
  canceled: "canceled",
  reminder: "reminder",
  missed: "missed",
};

/** How a mail arrives, for the customer who was added last, and what a text of one’s own begins with. */
export async function previewMail(db: Db, asking: Asking, asked: Asked): Promise<PreviewedMail> {
  const shown = showLetter(kindOf[asked.kind], await makeUp(db, asking, asked), asking.site);
  return { ...shown, standard: wordsOf(asked.language).mails.standard[asked.kind] };
}

/** The same as a mail to the user, whose links lead nowhere. */
export async function testMail(db: Db, asking: Asking, asked: Asked) {
  const mail = writeLetter(kindOf[asked.kind], await makeUp(db, asking, asked));
  const { icalEvent: _, ...rest } = mail;
  return { ...rest, to: asking.user.email };
}

/** A booking that there is none of: tomorrow at 11, of the first meeting type. */
async function makeUp(
  db: Db,
  { owner, user, site, now }: Asking,
  { kind, language, ...own }: Asked,
): Promise<Writing> {
  const customer = await inSnapshot(db, owner, (tx) =>
    tx
      .selectFrom("customers")
      .where("owner", "=", owner)
      .where("email", "<>", "")
      .select(["name", "email", "phone"])
      .orderBy("createdAt", "desc")
      .limit(1)
      .executeTakeFirst(),
  );
  const type = (await listTypes(db, owner)).find(({ person }) => person === user._id);
  const zone = user.timeZone ?? utc.name;
  const day = addDays(todayIn(zone, now), kind === "missed" ? -1 : 1);
  const start = zoneNamed(zone).toInstant(Date.parse(`${day}T11:00:00Z`));
  const end = start + (type?.lengths[0] ?? 30) * 60_000;
  const times = { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
  const at = now.toISOString();
  const { name = "Anna Berg", email = "anna@example.com", phone = "" } = customer ?? {};
  const booking: Booking = {
    ...{ ...untouched, endedBy: "customer", endedAt: at },
    ...{ owner, _id: "preview", state: "booked", page: "", type: "", host: user._id, ...times },
    ...{ title: type?.name ?? "Phone call", organizerName: user.name, organizerEmail: user.email },
    ...{ takers: "[]", zone, visitorZone: zone, language, breakBefore: 0, breakAfter: 0 },
    ...{ place: type?.place ?? "phone", address: type?.address ?? "", name, email, phone },
    ...{ company: "", answers: "[]", told: toTold({ start, end }), createdAt: at, updatedAt: at },
  };
  return {
    ...{ booking, before: booking, stands: { standing: "booked", start, end }, desk: "", now },
    ...{ url: `${site}/booking/…`, again: `${site}/book/…`, movable: start },
    mails: { [kind]: withText(undefined, language, own) },
  };
}
