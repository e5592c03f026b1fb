import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { logDays } from "../../../shared/account/account-log.ts";
import { sessionLifetime, sessionMaximum } from "../../../shared/account/auth.ts";
import { trustLifetime } from "../../../shared/account/two-step.ts";
import { historyKept } from "../../../shared/history/history.ts";
import { queryClient } from "../../lib/queries/query-client.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { configQuery } from "./queries.ts";

export type LegalText = "terms" | "privacy";

type LegalDialogProps = { text: LegalText | null; onClose: () => void };

/** The terms or the privacy policy, to read before agreeing to them. */
export function LegalDialog({ text, onClose }: LegalDialogProps) {
  // While the dialog fades out, it keeps its content.
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
        Client Desk is free to use. The server is run by its operator, who gave you this address and
        takes care of it. <Operator />
      </Clause>
      <Clause title="Your data">
        What you enter stays yours. You can change it, delete it or download a copy of it at any
        time. Enter only what you are allowed to keep about the people you work with.
      </Clause>
      <Clause title="Your account">
        Each account is for one person. Keep your password to yourself, and don’t try to access
        other people’s records.
      </Clause>
      <Clause title="No warranty">
        The program is provided as is, under the MIT License. Keep a copy of anything you can’t
        afford to lose.
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
        Your name, email and time zone, and everything you enter: companies, customers,
        appointments, notes, tasks, tags, saved views and settings, with a history of changes. Your
        password is stored only as a hash, which can’t be turned back into the password. For each
        device you’re logged in on: its browser, its operating system and when it was last used. For
        each passkey: its name, its public half and when it was last used. Your face, fingerprint or
        PIN never leave your device. For two-step login: the key its codes are made from. Logins,
        exports and changes to how you log in are listed in Settings, Sign-In, for {logDays} days,
        with the device and its network address. Wrong passwords are counted for up to a day.
      </Clause>
      <Clause title="Where">
        In the database of this server, which its operator runs. No other account can see it. If you
        create a calendar address, anyone who has that address can read the appointments it shows;
        with an access token, a program can do what you allowed. The program’s log records that a
        request was made, but not who made it or what it was about. <Operator />
      </Clause>
      <Clause title="In your browser">
        Your sign-in token, display settings and the names of the records you opened last are kept
        in local storage. Unsaved text is kept in this browser until you save or discard it: forms
        in this tab, notes on this device. One cookie remembers that you’ve logged in here before,
        so that someone guessing at your password can’t lock you out. If you choose so, another
        skips the code of two-step login for {trustLifetime / day} days. There are no trackers, and
        pages load nothing from other servers.
      </Clause>
      <Clause title="How long">
        A session ends when you log out, or {hours} hours after its last use ({days} days with
        “Remember me”), and after {week} days ({quarter} days) at the latest. What you delete can be
        restored from History for {historyKept.days} days unless the operator has set another time,
        and is then removed from the database; emptying the trash removes it right away. So does
        deleting your account in Settings, with everything in it. The operator’s backups may keep it
        a while longer.
      </Clause>
      <Clause title="Email">
        Client Desk emails you a link to reset your password or confirm a new email, a notice when
        you log in on a new device or something changes in how you log in, reminders of your
        appointments, and what others on your desk ask of you or give to you. In Settings you can
        turn these off, and a daily agenda or a monthly summary on. Each of those emails has a link
        that turns it off.
      </Clause>
    </>
  );
}

function Clause({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[132px_minmax(0,1fr)] border-b border-line last:border-b-0 to-700:grid-cols-1">
      <h3 className="small-title py-3 pe-4 to-700:pb-0.5">{title}</h3>
      <p className="border-s border-margin py-3 ps-5 leading-[21px] text-ink-2 to-700:border-0 to-700:pt-0 to-700:ps-0">
        {children}
      </p>
    </section>
  );
}

/** Whom to ask, once the server has answered. */
function Operator() {
  const { data } = useQuery(configQuery, queryClient);
  if (!data) return null;
  return (
    <>
      Write to{" "}
      <a className="link" href={`mailto:${data.supportEmail}`}>
        {data.supportEmail}
      </a>{" "}
      with any questions.
    </>
  );
}
