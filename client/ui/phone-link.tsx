import { telephoneLink } from "../lib/phone.ts";
import { linkClass } from "./page.tsx";

/** A phone number that dials; one that is longer than its line breaks. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={telephoneLink(phone)} className={`${linkClass} num whitespace-normal`}>
      {phone}
    </a>
  );
}
