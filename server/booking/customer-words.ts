import { booked as arBooked } from "../../shared/words/ar/booked.ts";
import { booking as arBooking } from "../../shared/words/ar/booking.ts";
import { mails as arMails } from "../../shared/words/ar/mails.ts";
import { meeting as arMeeting } from "../../shared/words/ar/meeting.ts";
import { booked as deBooked } from "../../shared/words/de/booked.ts";
import { booking as deBooking } from "../../shared/words/de/booking.ts";
import { mails as deMails } from "../../shared/words/de/mails.ts";
import { meeting as deMeeting } from "../../shared/words/de/meeting.ts";
import { booked as enBooked } from "../../shared/words/en/booked.ts";
import { booking as enBooking } from "../../shared/words/en/booking.ts";
import { mails as enMails } from "../../shared/words/en/mails.ts";
import { meeting as enMeeting } from "../../shared/words/en/meeting.ts";
import { booked as esBooked } from "../../shared/words/es/booked.ts";
import { booking as esBooking } from "../../shared/words/es/booking.ts";
import { mails as esMails } from "../../shared/words/es/mails.ts";
import { meeting as esMeeting } from "../../shared/words/es/meeting.ts";
import { booked as frBooked } from "../../shared/words/fr/booked.ts";
import { booking as frBooking } from "../../shared/words/fr/booking.ts";
import { mails as frMails } from "../../shared/words/fr/mails.ts";
import { meeting as frMeeting } from "../../shared/words/fr/meeting.ts";
import { directionOf, type Language } from "../../shared/words/languages.ts";
import { booked as nlBooked } from "../../shared/words/nl/booked.ts";
import { booking as nlBooking } from "../../shared/words/nl/booking.ts";
import { mails as nlMails } from "../../shared/words/nl/mails.ts";
import { meeting as nlMeeting } from "../../shared/words/nl/meeting.ts";
import { chooseAmong, offered } from "../../shared/words/offered.ts";
import { booked as ptBooked } from "../../shared/words/pt-BR/booked.ts";
import { booking as ptBooking } from "../../shared/words/pt-BR/booking.ts";
import { mails as ptMails } from "../../shared/words/pt-BR/mails.ts";
import { meeting as ptMeeting } from "../../shared/words/pt-BR/meeting.ts";
import type { Words } from "../../shared/words/words.ts";

interface Areas {
  booked: Words<typeof enBooked>;
  booking: Words<typeof enBooking>;
  mails: Words<typeof enMails>;
  meeting: Words<typeof enMeeting>;
}

/** What pages and mails say to one customer. */
export interface CustomerWords extends Areas {
  language: Language;
  direction: "ltr" | "rtl";
}

const areas: Record<Language, Areas> = {
  en: { booked: enBooked, booking: enBooking, mails: enMails, meeting: enMeeting },
  de: { booked: deBooked, booking: deBooking, mails: deMails, meeting: deMeeting },
  fr: { booked: frBooked, booking: frBooking, mails: frMails, meeting: frMeeting },
  es: { booked: esBooked, booking: esBooking, mails: esMails, meeting: esMeeting },
  "pt-BR": { booked: ptBooked, booking: ptBooking, mails: ptMails, meeting: ptMeeting },
  nl: { booked: nlBooked, booking: nlBooking, mails: nlMails, meeting: nlMeeting },
  ar: { booked: arBooked, booking: arBooking, mails: arMails, meeting: arMeeting },
};

/** Of a language, as a booking keeps it; of one that is not spoken here, the English ones. */
export function wordsOf(code: string): CustomerWords {
  const language = chooseAmong([code], offered);
  return { ...areas[language], language, direction: directionOf(language) };
}
