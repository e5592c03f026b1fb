import { linkClass } from "./page.tsx";

/** An address to write to; a long one breaks behind its @ and before its ending, not just anywhere. */
export function MailLink({ email }: { email: string }) {
  const at = email.indexOf("@") + 1;
  const ending = Math.max(email.lastIndexOf("."), at);
  return (
    <a href={`mailto:${email}`} className={linkClass}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at, ending)}
      <wbr />
      {email.slice(ending)}
    </a>
  );
}
