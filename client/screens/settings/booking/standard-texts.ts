import type { CustomerMail } from "../../../../shared/account/customer-mails.ts";

/** What the standard ones say, to begin with. */
export const standard: Record<CustomerMail, { subject: string; text: string }> = {
  confirmation: {
    subject: "Confirmed: {what}, {when}",
    text: "Hi {first name},\n\nthank you for picking a time: {what}, {when}.\n\n{my name}",
  },
  moved: {
    subject: "Moved: {what} is now {when}",
    text: "Hi {first name},\n\n{what} is now {when}.\n\n{my name}",
  },
  canceled: {
    subject: "Canceled: {what}, {when}",
    text: "Hi {first name},\n\n{what}, {when}, is canceled. Your calendar follows.\n\n{my name}",
  },
  reminder: {
    subject: "Tomorrow: {what}, {time}",
    text: "Hi {first name},\n\na quick word about {what}, {when}.\n\nIf it does not suit after all: {move link}\n\nSee you,\n{my name}",
  },
  missed: {
    subject: "Sorry we missed you",
    text: "Hi {first name},\n\nI was waiting for you, {when}. Things happen; pick another time when it suits you.\n\n{my name}",
  },
};
