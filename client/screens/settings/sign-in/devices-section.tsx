import { useQuery } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import type { DeviceSession } from "../../../../shared/account/sessions.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { signin } from "../../../../shared/words/en/signin.ts";
import { formatInstant } from "../../../lib/dates/dates.ts";
import { sayDevice } from "../../../lib/format/device.ts";
import { Button } from "../../../ui/button.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { SettingRow, SettingRows } from "../../../ui/form/setting-rows.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { devicesQuery, useSignOut } from "./device-queries.ts";
import { describeLastUse } from "./last-use.ts";

/** Shown at first; few people look for an old one. */
const shownAtFirst = 5;

/** Where the user is signed in, with a way to sign out. */
export function DevicesSection() {
  const query = useQuery(devicesQuery);
  return (
    <FormSection title={signin.devices.title} hint={signin.devices.hint}>
      <Loaded
        query={query}
        failed={results.devices.listFailed}
        loading={signin.devices.loading}
        twoLines
      >
        {(devices) => <Devices devices={devices} />}
      </Loaded>
    </FormSection>
  );
}

function Devices({ devices }: { devices: DeviceSession[] }) {
  const [all, setAll] = useState(false);
  // The pressed button disappears with its row: keep focus on the list.
  const list = useRef<HTMLDivElement>(null);
  const shown = all ? devices : devices.slice(0, shownAtFirst);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has nothing to fill in here
    <div
      ref={list}
      tabIndex={-1}
      role="group"
      aria-label={signin.devices.label}
      className="outline-none"
    >
      <SettingRows>
        {shown.map((device) => (
          <Device key={device._id} device={device} list={list} />
        ))}
        {devices.length > 1 && <Others list={list} />}
      </SettingRows>
      {shown.length < devices.length && (
        <button type="button" className="link hit-area mt-3 text-13" onClick={() => setAll(true)}>
          {signin.devices.all(devices.length)}
        </button>
      )}
    </div>
  );
}

type RowProps = { list: RefObject<HTMLElement | null> };

function Device({ device, list }: RowProps & { device: DeviceSession }) {
  const signOut = useSignOut(() => list.current?.focus());
  const since = formatInstant(device.createdAt);
  if (device.current) {
    return (
      <SettingRow title={sayDevice(device.device)} note={signin.devices.since(since)}>
        <span className="text-13 font-semibold text-accent">{signin.devices.this}</span>
      </SettingRow>
    );
  }
  const lastUse = describeLastUse(device.lastUsedAt);
  return (
    <SettingRow title={sayDevice(device.device)} note={signin.devices.used(lastUse, since)}>
      <Button
        size="sm"
        aria-label={signin.devices.logOutLabel(sayDevice(device.device), lastUse)}
        busy={signOut.isPending}
        busyLabel={signin.devices.loggingOut}
        onClick={() => signOut.mutate(device._id)}
      >
        {signin.devices.logOut}
      </Button>
    </SettingRow>
  );
}

function Others({ list }: RowProps) {
  const signOut = useSignOut(() => list.current?.focus());
  return (
    <SettingRow title={signin.devices.others} note={signin.devices.othersNote}>
      <Button
        size="sm"
        busy={signOut.isPending}
        busyLabel={signin.devices.loggingOut}
        onClick={() => signOut.mutate(undefined)}
      >
        {signin.devices.logOutOthers}
      </Button>
    </SettingRow>
  );
}
