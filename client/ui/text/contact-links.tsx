import { Mail, Phone } from "lucide-react";
import { parts } from "../../../shared/words/en/parts.ts";
import { buttonClass } from "../button.tsx";
import { linkClass } from "../page.tsx";

/** An email address; a long one breaks after its @ and before its ending, not just anywhere. */
export function MailLink({ email }: { email: string }) {
  const at = email.indexOf("@") + 1;
  const ending = Math.max(email.lastIndexOf("."), at);
  return (
    <a href={`mailto:${email}`} className={`${linkClass} wrap-anywhere`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at, ending)}
      <wbr />
      {email.slice(ending)}
    </a>
  );
}

/** A phone number that dials; one that is longer than its line breaks. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={telephoneLink(phone)} dir="ltr" className={`${linkClass} digits whitespace-normal`}>
      {phone}
    </a>
  );
}

/** Call and Email, on the phone only; elsewhere they are links among the details. */
export function ContactButtons({ phone, email }: { phone: string; email: string }) {
  const look = buttonClass({ className: "over-700:hidden" });
  return (
    <>
      {phone && (
        <a href={telephoneLink(phone)} className={look}>
          <Phone />
          {parts.call}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={look}>
          <Mail />
          {parts.email}
        </a>
      )}
    </>
  );
}

/** The link that dials a number: without the spaces, parentheses and dashes that people add. */
function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+*#,;]/g, "")}`;
}
