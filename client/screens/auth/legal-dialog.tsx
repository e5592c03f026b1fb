import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { logDays } from "../../../shared/account/account-log.ts";
import { sessionLifetime, sessionMaximum } from "../../../shared/account/auth.ts";
import { trustLifetime } from "../../../shared/account/two-step.ts";
import { historyKept } from "../../../shared/history/history.ts";
import { common } from "../../../shared/words/en/common.ts";
import { legal } from "../../../shared/words/en/legal.ts";
import { queryClient } from "../../lib/queries/query-client.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Rich } from "../../ui/text/rich.tsx";
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
      title={title()}
      width="wide"
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      <div className="mt-4 border-t border-line-strong">
        <Body />
      </div>
    </Dialog>
  );
}

const texts: Record<LegalText, { title: () => string; Body: () => ReactNode }> = {
  terms: { title: () => legal.termsTitle, Body: Terms },
  privacy: { title: () => legal.privacyTitle, Body: Privacy },
};

function Terms() {
  const { terms } = legal;
  return (
    <>
      <Clause title={terms.service}>
        {terms.serviceText} <Operator />
      </Clause>
      <Clause title={terms.data}>{terms.dataText}</Clause>
      <Clause title={terms.account}>{terms.accountText}</Clause>
      <Clause title={terms.warranty}>{terms.warrantyText}</Clause>
    </>
  );
}

const day = 86_400_000;
const hours = sessionLifetime.normal / 3_600_000;
const days = sessionLifetime.remembered / day;
const week = sessionMaximum.normal / day;
const quarter = sessionMaximum.remembered / day;

function Privacy() {
  const { privacy } = legal;
  return (
    <>
      <Clause title={privacy.stored}>{privacy.storedText(logDays)}</Clause>
      <Clause title={privacy.where}>
        {privacy.whereText} <Operator />
      </Clause>
      <Clause title={privacy.browser}>{privacy.browserText(trustLifetime / day)}</Clause>
      <Clause title={privacy.long}>
        {privacy.longText(hours, days, week, quarter, historyKept.days)}
      </Clause>
      <Clause title={privacy.email}>{privacy.emailText}</Clause>
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
    <Rich
      text={legal.questions(data.supportEmail)}
      tags={{
        mail: (address) => (
          <a className="link" href={`mailto:${address}`}>
            {address}
          </a>
        ),
      }}
    />
  );
}
