import { Mail, Phone } from "lucide-react";
import { telephoneLink } from "../lib/phone.ts";
import { buttonClass } from "./button.tsx";

/** Call and Email, on the phone only; elsewhere they are links among the details. */
export function ContactButtons({ phone, email }: { phone: string; email: string }) {
  const look = buttonClass({ className: "over-700:hidden" });
  return (
    <>
      {phone && (
        <a href={telephoneLink(phone)} className={look}>
          <Phone />
          Call
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={look}>
          <Mail />
          Email
        </a>
      )}
    </>
  );
}
