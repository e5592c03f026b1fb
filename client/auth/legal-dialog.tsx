import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { sessionLifetime, sessionMaximum } from "../../shared/auth.ts";
import { queryClient } from "../lib/query-client.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { configQuery } from "./queries.ts";

export type LegalText = "terms" | "privacy";

type LegalDialogProps = { text: LegalText | null; onClose: () => void };

/** The terms or the privacy policy, to read before agreeing to them. */
export function LegalDialog({ text, onClose }: LegalDialogProps) {
  // While the dialog fades out it still shows what it showed.
  const [last, setLast] = useState<LegalText>("terms");
  if (text && text !== last) setLast(text);
  const { title, Body } = texts[text ?? last];
  return (
    <Dialog
      open={text !== null}
      onOpenChange={onClose}
      title={title}
      width="wide"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="mt-4 border-t border-line-strong">
        <Body />
      </div>
    </Dialog>
  );
}

const texts: Record<LegalText, { title: string; Body: () => ReactNode }> = {
  terms: { title: "Terms", Body: Terms },
  privacy: { title: "Privacy Policy", Body: Privacy },
};

function Terms() {
  return (
    <>
      <Clause title="The service">
        Client Desk is free to use. It runs on a server of its operator, who gave you this address
        and looks after it. <Operator />
      </Clause>
      <Clause title="Your data">
        What you enter stays yours. You can change it, delete it or take a copy of it at any time.
        Only enter what you are allowed to keep about the people you work with.
      </Clause>
      <Clause title="Your account">
        One account is for one person. Keep the password to yourself, and do not try to reach the
        records of others.
      </Clause>
      <Clause title="No warranty">
        The program comes as it is, under the MIT License. Keep a copy of what you cannot afford to
        lose.
      </Clause>
    </>
  );
}

const hours = sessionLifetime.normal / 3_600_000;
const day = 86_400_000;
const days = sessionLifetime.remembered / day;
const week = sessionMaximum.normal / day;
const quarter = sessionMaximum.remembered / day;

function Privacy() {
  return (
    <>
      <Clause title="What is stored">
        Your name, your email, your time zone, and the companies, customers and appointments you
        enter. Your password is stored only as a hash, from which it cannot be read back. Of each
        device that is signed in: its browser and system, and when it was used last. Wrong passwords
        are counted for up to a day.
      </Clause>
      <Clause title="Where">
        In the database of this server, which its operator runs. Nobody else receives it, and no
        other account can see it. The program’s log notes that something was asked for, not by whom
        or about what. <Operator />
      </Clause>
      <Clause title="In your browser">
        The sign-in token and your display choices are kept in local storage, unsaved text of forms
        in this tab until you save or discard it. One cookie notes that you have signed in here
        before, so that nobody who guesses at your password can keep you out. There are no trackers,
        and the pages load nothing from other servers.
      </Clause>
      <Clause title="How long">
        A session ends when you log out, or {hours} hours after its last use ({days} days with
        “Remember me”), and after {week} days ({quarter} days) at the latest. You can delete your
        account in Settings, and everything in it goes with it. What you delete is gone from the
        database at once; the operator’s backups may hold it a while longer.
      </Clause>
      <Clause title="Email">
        You get mail only when you need a link to choose a new password.
      </Clause>
    </>
  );
}

function Clause({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[132px_minmax(0,1fr)] border-b border-line last:border-b-0 to-700:grid-cols-1">
      <h3 className="h3 py-3 pr-4 to-700:pb-0.5">{title}</h3>
      <p className="border-l border-margin py-3 pl-5 leading-[21px] text-ink-2 to-700:border-0 to-700:pt-0 to-700:pl-0">
        {children}
      </p>
    </section>
  );
}

/** Whom to ask, once the server has said it. */
function Operator() {
  const { data } = useQuery(configQuery, queryClient);
  if (!data) return null;
  return (
    <>
      Write to{" "}
      <a className="link" href={`mailto:${data.supportEmail}`}>
        {data.supportEmail}
      </a>{" "}
      with any question.
    </>
  );
}
