import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { encode } from "uqr";
import {
  codeInput,
  recoveryCodeCount,
  type TwoStep,
  type TwoStepSetup,
} from "../../../../shared/account/two-step.ts";
import { signin } from "../../../../shared/words/en/signin.ts";
import { copyText } from "../../../lib/browser/copy-text.ts";
import { formatInstant } from "../../../lib/dates/dates.ts";
import { useSchemaForm } from "../../../lib/schema-form.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { fieldOf } from "../../../ui/form/form-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { SettingRow, SettingRows } from "../../../ui/form/setting-rows.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { linkClass } from "../../../ui/page.tsx";
import { Rich } from "../../../ui/text/rich.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { beginSetup, makeCodes, turnOff, turnOn, twoStepQuery } from "./two-step-queries.ts";

const Field = fieldOf(codeInput);

export function TwoStepSection() {
  const query = useQuery(twoStepQuery);
  return (
    <FormSection title={signin.twoStep.title} hint={signin.twoStep.hint}>
      <Loaded query={query} failed={signin.twoStep.loadFailed} loading={signin.twoStep.loading}>
        {(twoStep) => <Steps twoStep={twoStep} />}
      </Loaded>
    </FormSection>
  );
}

function Steps({ twoStep }: { twoStep: TwoStep }) {
  const [setup, setSetup] = useState<TwoStepSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    // A failure was said.
    setSetup(await beginSetup().catch(() => undefined));
    setBusy(false);
  };
  if (setup) {
    return (
      <Setup
        setup={setup}
        onDone={(isOn) => {
          setSetup(undefined);
          if (isOn) setCodes(setup.recoveryCodes);
        }}
      />
    );
  }
  return (
    <>
      <SettingRows>
        {twoStep.since === null ? (
          <SettingRow title={signin.twoStep.off} note={signin.twoStep.offNote}>
            <Button
              size="sm"
              busy={busy}
              busyLabel={signin.twoStep.settingUp}
              onClick={() => void begin()}
            >
              {signin.twoStep.turnOnAsk}
            </Button>
          </SettingRow>
        ) : (
          <TurnedOn twoStep={twoStep} onCodes={setCodes} />
        )}
      </SettingRows>
      {codes && (
        <>
          <RecoveryCodes title={signin.twoStep.keepThese} codes={codes} />
          <Button size="sm" className="justify-self-start" onClick={() => setCodes(undefined)}>
            {signin.twoStep.kept}
          </Button>
        </>
      )}
    </>
  );
}

type TurnedOnProps = { twoStep: TwoStep; onCodes: (codes: readonly string[] | undefined) => void };

function TurnedOn({ twoStep: { since, codesLeft }, onCodes }: TurnedOnProps) {
  const [open, setOpen] = useState<"codes" | "off" | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    // A failure was said.
    await act().then(
      () => setOpen(null),
      () => {},
    );
    setBusy(false);
  };
  return (
    <SettingRow
      title={signin.twoStep.since(formatInstant(since ?? "", "long"))}
      note={signin.twoStep.codesLeft(codesLeft, recoveryCodeCount)}
    >
      <div className="flex gap-1">
        <Button size="sm" onClick={() => setOpen("codes")}>
          {signin.twoStep.newCodes}
        </Button>
        <Button size="sm" variant="danger" onClick={() => setOpen("off")}>
          {signin.twoStep.turnOffAsk}
        </Button>
      </div>
      <ConfirmDialog
        open={open === "codes"}
        onOpenChange={() => setOpen(null)}
        title={signin.twoStep.newCodesQuestion}
        cancelLabel={signin.twoStep.keepCodes}
        confirmLabel={signin.twoStep.makeCodes}
        tone="plain"
        busy={busy}
        busyLabel={signin.twoStep.makingCodes}
        onConfirm={() => void run(async () => onCodes(await makeCodes()))}
      >
        {signin.twoStep.newCodesWarning}
      </ConfirmDialog>
      <ConfirmDialog
        open={open === "off"}
        onOpenChange={() => setOpen(null)}
        title={signin.twoStep.offQuestion}
        cancelLabel={signin.twoStep.keepOn}
        confirmLabel={signin.twoStep.turnOff}
        busy={busy}
        busyLabel={signin.twoStep.turningOff}
        onConfirm={() =>
          void run(async () => {
            await turnOff();
            onCodes(undefined);
          })
        }
      >
        {signin.twoStep.offWarning}
      </ConfirmDialog>
    </SettingRow>
  );
}

type SetupProps = { setup: TwoStepSetup; onDone: (isOn: boolean) => void };

function Setup({ setup: { secret, uri, recoveryCodes }, onDone }: SetupProps) {
  const form = useSchemaForm({
    schema: codeInput,
    defaultValues: { code: "" },
    save: ({ code }) => turnOn(code),
    saved: () => onDone(true),
    failed: signin.twoStep.saveFailed,
  });
  const groups = secret.match(/.{1,4}/g)?.join(" ");
  return (
    <>
      <div className="grid grid-cols-[148px_minmax(0,1fr)] gap-6 to-700:grid-cols-1 print:hidden">
        <QrCode text={uri} />
        <div>
          <b className="font-semibold">{signin.twoStep.scan}</b>
          <p className="text-13 text-ink-3">
            <Rich
              text={signin.twoStep.key(groups ?? "")}
              tags={{ key: (typed) => <span className="digits text-ink">{typed}</span> }}
            />{" "}
            <button
              type="button"
              className={linkClass}
              onClick={() => void copyText(secret, signin.twoStep.keyCopied)}
            >
              {signin.twoStep.copy}
            </button>
          </p>
          <Form form={form} className="mt-3.5">
            <div className="flex items-end gap-2 [&>:first-child]:w-44">
              <Field
                name="code"
                label={signin.twoStep.digits}
                inputMode="numeric"
                autoComplete="one-time-code"
                autoFocus
                className="[&_input]:digits [&_input]:text-18 [&_input]:tracking-[0.2em] [&_label]:whitespace-nowrap"
              />
              <Button
                type="submit"
                variant="primary"
                busy={form.methods.formState.isSubmitting}
                busyLabel={signin.twoStep.turningOn}
              >
                {signin.twoStep.turnOn}
              </Button>
              <Button variant="quiet" onClick={() => onDone(false)}>
                {signin.twoStep.cancel}
              </Button>
            </div>
          </Form>
        </div>
      </div>
      <RecoveryCodes title={signin.twoStep.keepThird} codes={recoveryCodes} />
    </>
  );
}

/** Dark on light in either theme: cameras read nothing else for sure. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 0 });
  const modules = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={signin.twoStep.qr}
      viewBox={`0 0 ${size} ${size}`}
      className="block size-[148px] rounded-1 border border-line-strong bg-[#fff] p-2 text-[#12201a]"
    >
      <path d={modules} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
