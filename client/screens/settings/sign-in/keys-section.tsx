import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import type { AccessToken } from "../../../../shared/account/keys.ts";
import { failureText } from "../../../lib/api-error.ts";
import { formatInstant } from "../../../lib/dates/dates.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { SettingRow, SettingRows } from "../../../ui/form/setting-rows.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
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
      title="Access Tokens"
      hint={
        <>
          For other programs. A token can do what you can, except in Settings.{" "}
          <a href="/api/docs#access-tokens" className="link" target="_blank" rel="noreferrer">
            How to use one
          </a>
        </>
      }
    >
      <Loaded
        query={query}
        failed="The access tokens could not be loaded."
        loading="Loading access tokens"
      >
        {(keys) => <Keys keys={keys} add={add} />}
      </Loaded>
      <Button
        ref={add}
        size="sm"
        icon={<Plus />}
        className="justify-self-start"
        onClick={() => setNew(true)}
      >
        New Token
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
        <SettingRow
          title="Calendar link"
          note={`Can read your calendar. ${sayUse(subscription.lastReadAt, "read")}`}
        >
          <Link
            to="/dashboard/settings"
            search={{ tab: "calendar" }}
            className={buttonClass({ size: "sm" })}
          >
            Open
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
  const can = access === "read" ? "Reads only." : "Reads and changes.";
  const use = sayUse(lastUsedAt, "used", lastUsedFrom);
  return (
    <SettingRow
      title={name}
      note={`${can} ${use} ${sayEnd(token)} Created ${formatInstant(createdAt)}, starts with ${start}.`}
    >
      <Button size="sm" variant="danger-line" onClick={() => setAsked(true)}>
        Revoke…
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={(next) => {
          revoke.reset();
          setAsked(next);
        }}
        title={`Revoke ${isolate(name)}?`}
        cancelLabel="Keep Token"
        confirmLabel="Revoke Token"
        onConfirm={() => revoke.mutate(token._id)}
        busy={revoke.isPending}
        busyLabel="Revoking"
        error={revoke.error && failureText(revoke.error, "This could not be done. Try again.")}
      >
        <p>Programs that use this token lose access at once.</p>
      </ConfirmDialog>
    </SettingRow>
  );
}

function sayUse(at: string | null, verb: string, from?: string | null): string {
  if (at === null) return `Never ${verb}.`;
  return `Last ${verb} ${describeLastUse(at)}${from ? ` from ${from}` : ""}.`;
}

function sayEnd({ expiresAt }: AccessToken): string {
  if (expiresAt === null) return "Never expires.";
  const isOver = Date.parse(expiresAt) <= Date.now();
  return `${isOver ? "Expired" : "Expires"} ${formatInstant(expiresAt)}.`;
}
