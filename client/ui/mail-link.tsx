import { linkClass } from "./page.tsx";

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
