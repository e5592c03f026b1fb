import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import type { AccessToken } from "../../../../shared/account/keys.ts";
import { settings } from "../../../../shared/words/en/settings.ts";
import { signin } from "../../../../shared/words/en/signin.ts";
import { failureText } from "../../../lib/api-error.ts";
import { formatInstant } from "../../../lib/dates/dates.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { SettingRow, SettingRows } from "../../../ui/form/setting-rows.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Rich } from "../../../ui/text/rich.tsx";
import { ownAddress } from "../calendar/subscription-queries.ts";
import { keysQuery, useRevokeKey } from "./key-queries.ts";
import { describeLastUse } from "./last-use.ts";
import { NewKeyDialog } from "./new-key-dialog.tsx";

/** What programs come in with: access tokens, and the secret address of the calendar. */
export function KeysSection() {
  const query = useQuery(keysQuery);
  const [isNew, setNew] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <FormSection
      needs="export"
      title={signin.keys.title}
      hint={
        <Rich
          text={signin.keys.hint}
          tags={{
            how: (text) => (
              <a href="/api/docs#access-tokens" className="link" target="_blank" rel="noreferrer">
                {text}
              </a>
            ),
          }}
        />
      }
    >
      <Loaded query={query} failed={signin.keys.failed} loading={signin.keys.loading}>
        {(keys) => <Keys keys={keys} add={add} />}
      </Loaded>
      <Button
        ref={add}
        size="sm"
        icon={<Plus />}
        className="justify-self-start"
        onClick={() => setNew(true)}
      >
        {signin.keys.create}
      </Button>
      {isNew && <NewKeyDialog onClose={() => setNew(false)} />}
    </FormSection>
  );
}

type RowProps = { add: RefObject<HTMLButtonElement | null> };

function Keys({ keys, add }: RowProps & { keys: readonly AccessToken[] }) {
  const { data: subscription } = useQuery(ownAddress.query);
  if (keys.length === 0 && !subscription) return null;
  return (
    <SettingRows>
      {keys.map((key) => (
        <Key key={key._id} token={key} add={add} />
      ))}
      {subscription && (
        <SettingRow title={signin.keys.link} note={sayRead(subscription.lastReadAt)}>
          <Link
            to="/dashboard/settings"
            search={{ tab: "calendar" }}
            className={buttonClass({ size: "sm" })}
          >
            {signin.keys.open}
          </Link>
        </SettingRow>
      )}
    </SettingRows>
  );
}

function Key({ token, add }: RowProps & { token: AccessToken }) {
  const [isAsked, setAsked] = useState(false);
  const { name, access, start, createdAt, lastUsedAt, lastUsedFrom } = token;
  const revoke = useRevokeKey(() => {
    setAsked(false);
    // The pressed button disappears with its row.
    add.current?.focus();
  });
  const can = access === "read" ? signin.keys.reads : signin.keys.changes;
  const use = sayUse(lastUsedAt, lastUsedFrom);
  return (
    <SettingRow
      title={name}
      note={[can, use, sayEnd(token), signin.keys.created(formatInstant(createdAt), start)].join(
        " ",
      )}
    >
      <Button size="sm" variant="danger-line" onClick={() => setAsked(true)}>
        {signin.keys.revoke}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={(next) => {
          revoke.reset();
          setAsked(next);
        }}
        title={signin.keys.question(isolate(name))}
        cancelLabel={signin.keys.keep}
        confirmLabel={signin.keys.confirm}
        onConfirm={() => revoke.mutate(token._id)}
        busy={revoke.isPending}
        busyLabel={signin.keys.revoking}
        error={revoke.error && failureText(revoke.error, settings.notDone)}
      >
        <p>{signin.keys.warning}</p>
      </ConfirmDialog>
    </SettingRow>
  );
}

function sayRead(at: string | null): string {
  return at === null ? signin.keys.linkUnread : signin.keys.linkRead(describeLastUse(at));
}

function sayUse(at: string | null, from: string | null): string {
  if (at === null) return signin.keys.neverUsed;
  const time = describeLastUse(at);
  return from ? signin.keys.usedFrom(time, from) : signin.keys.used(time);
}

function sayEnd({ expiresAt }: AccessToken): string {
  if (expiresAt === null) return signin.keys.neverExpires;
  const isOver = Date.parse(expiresAt) <= Date.now();
  const day = formatInstant(expiresAt);
  return isOver ? signin.keys.expired(day) : signin.keys.expires(day);
}
