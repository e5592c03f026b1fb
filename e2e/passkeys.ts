import type { CDPSession, Page } from "@playwright/test";

/** A device of the browser's own that keeps passkeys, by Chromium's virtual authenticators. */
export interface Device {
  /** Whether whoever is asked says yes at once; otherwise they are asked until they cancel. */
  answer: (isPresent: boolean) => Promise<void>;
  /** False: the device does not recognize who is there. */
  recognize: (isVerified: boolean) => Promise<void>;
  /** Loses everything that is on it. */
  lose: () => Promise<void>;
  /** Loses what somebody has logged in with last. */
  loseLastUsed: () => Promise<void>;
  count: () => Promise<number>;
}

/** Passkeys belong to a host, and 127.0.0.1 is none. */
export function toLocalhost(baseURL: string | undefined): string {
  return (baseURL ?? "").replace("127.0.0.1", "localhost");
}

/** Built into the computer, unless it is plugged in. */
export async function plugIn(
  page: Page,
  transport: "internal" | "usb" = "internal",
): Promise<Device> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    answer: async (enabled) => {
      await session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
    },
    recognize: async (isUserVerified) => {
      await session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
    },
    lose: async () => {
      await session.send("WebAuthn.clearCredentials", { authenticatorId });
    },
    loseLastUsed: async () => {
      const { credentials } = await session.send("WebAuthn.getCredentials", { authenticatorId });
      const [last] = credentials.sort((a, b) => b.signCount - a.signCount);
      const credentialId = last?.credentialId ?? "";
      await session.send("WebAuthn.removeCredential", { authenticatorId, credentialId });
    },
    count: async () => {
      const { credentials } = await session.send("WebAuthn.getCredentials", { authenticatorId });
      return credentials.length;
    },
  };
}
