import { Link, Navigate } from "@tanstack/react-router";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { auth } from "../../../../shared/words/en/auth.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { initialsOf } from "../../../lib/people/letters.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Input } from "../../../ui/form/field.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { Delayed } from "../../../ui/skeleton.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { Failed } from "../../../ui/states.tsx";
import { PersonSquare } from "../../../ui/text/person-square.tsx";
import { AuthPage, fieldHeight } from "../auth-page.tsx";
import { DayPicture } from "../day-picture.tsx";
import { DeskPicture } from "./desk-picture.tsx";
import { type InvitedDesk, useInvitation } from "./use-invitation.ts";

/** What the form of an invitation is given. */
export interface InvitedTo {
  /** Empty of a link, which is for whoever has it. */
  email: string;
  desk: string;
  /** In place of the field of the email, where that is given. */
  given: ReactNode;
}

type JoinPageProps = {
  token: string;
  /** Logs in, or creates an account: both are offered, for nobody is told who has one. */
  form: (to: InvitedTo) => ReactNode;
  /** The page for an invitation that is to no desk. */
  otherwise?: (email: string) => ReactNode;
};

/** Behind the link of an invitation, for who is not logged in. */
export function JoinPage({ token, form, otherwise }: JoinPageProps) {
  const { answer, retry } = useInvitation(token);
  if (answer === undefined) return <Waiting />;
  if (answer === "failed") {
    return (
      <Plain title={auth.join.page}>
        <Failed title={auth.join.failed} onRetry={retry} />
      </Plain>
    );
  }
  if (answer === "dead") return <Dead />;
  const { email, desk } = answer;
  if (!desk) return otherwise ? otherwise(email) : <ToRegister token={token} />;
  return (
    <>
      <title>{common.title(auth.join.title(desk.name))}</title>
      <AuthPage
        title={auth.join.title(desk.name)}
        picture={<DeskPicture desk={desk} email={email} />}
      >
        <InvitedBy desk={desk} />
        {form({ email, desk: desk.name, given: given(email) })}
      </AuthPage>
    </>
  );
}

/** The email of an invitation is fixed; a link is for whoever has it. */
function given(email: string): ReactNode {
  if (email === "") return undefined;
  return (
    <FieldFrame label={auth.email} className={fieldHeight}>
      <span className="relative block">
        <Input
          readOnly
          tabIndex={-1}
          type="email"
          autoComplete="username"
          value={email}
          className="border-dashed border-line-strong! bg-well! pe-10 text-ink-2"
        />
        <Check className="pointer-events-none absolute top-1/2 inset-e-3 -translate-y-1/2 text-ink-2" />
      </span>
    </FieldFrame>
  );
}

function InvitedBy({ desk: { name, role, from, people } }: { desk: InvitedDesk }) {
  const host = people.find((person) => person.name === from);
  return (
    <div className="-mt-1 mb-[18px] flex items-center gap-3.5 border-t border-b border-t-line-strong border-b-line py-3.5">
      {from && (
        <PersonSquare name={from} letters={initialsOf(from)} ink={host?.ink ?? 0} size={40} named />
      )}
      <div className="min-w-0">
        <b className="block font-semibold">
          {from ? auth.join.invitedBy(from) : auth.join.invited}
        </b>
        <small className="block text-13 text-ink-2">{auth.join.as[role](name)}</small>
      </div>
    </div>
  );
}

function Plain({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <title>{common.title(auth.join.page)}</title>
      <AuthPage title={title} picture={<DayPicture />}>
        {children}
      </AuthPage>
    </>
  );
}

function Waiting() {
  return (
    <Plain title={auth.join.page}>
      <div role="status" className="flex h-11 items-center gap-2.5 text-ink-2">
        <Delayed>
          <Spinner />
          {auth.join.loading}
        </Delayed>
      </div>
    </Plain>
  );
}

function Dead() {
  return (
    <Plain title={auth.join.deadTitle}>
      <p className="mb-5 text-ink-2">{auth.join.dead}</p>
      <Link to="/login" className={buttonClass({ variant: "primary", wide: true })}>
        {auth.logIn}
      </Link>
    </Plain>
  );
}

/** An invitation to the server alone is for who has no account yet. */
function ToRegister({ token }: { token: string }) {
  return <Navigate to="/register" search={{ invite: token }} replace />;
}
