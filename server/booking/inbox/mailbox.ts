import { ImapFlow } from "imapflow";
import { largestMail } from "./read-mail.ts";

/** A mailbox that is open, in which messages are known by their UID. */
export interface Mailbox {
  /** RFC 3501, 2.3.1.1: with another one, UIDs are those of other messages. */
  validity: number;
  /** The UID of the next message to come, at most. */
  next: number;
  /** All after one, in order. */
  list: (after: number) => Promise<number[]>;
  /** Changes nothing. Undefined where it is too large, or gone. */
  read: (uid: number) => Promise<Uint8Array | undefined>;
  markRead: (uid: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Milliseconds until a server that says nothing is left. */
const patience = 30_000;

/**
 * Opens a mailbox at an address such as `imaps://user:password@host:993/Folder`, INBOX without a folder. Throws where that can't be
 * done, and from then on with every call once the connection is lost.
 */
export async function openMailbox(imapUrl: string): Promise<Mailbox> {
  const url = new URL(imapUrl);
  const secure = url.protocol === "imaps:";
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  const client = new ImapFlow({
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (secure ? 993 : 143),
    ...{ secure, logger: false, disableAutoIdle: true },
    // The password goes over no network in the clear.
    ...(!secure && { doSTARTTLS: !isHere }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    ...{ connectionTimeout: patience, greetingTimeout: patience, socketTimeout: 2 * patience },
  });
  // Whatever is under way fails as well.
  client.on("error", () => {});
  const folder = decodeURIComponent(url.pathname.slice(1)) || "INBOX";
  try {
    await client.connect();
    const { uidValidity, uidNext } = await client.mailboxOpen(folder);
    const byUid = { uid: true };
    return {
      validity: Number(uidValidity),
      next: uidNext,
      list: async (after) => {
        // Dovecot searches what the connection has been told of, and tells it now.
        await client.noop();
        const found = await client.search({ uid: `${after + 1}:*` }, byUid);
        if (!Array.isArray(found)) throw new Error("The mailbox can't be searched");
        // "Up to the last" names the last one even where it is before.
        return found.filter((uid) => uid > after).sort((one, other) => one - other);
      },
      read: async (uid) => {
        const query = { size: true, source: { start: 0, maxLength: largestMail } };
        const found = await client.fetchOne(String(uid), query, byUid);
        if (!found || (found.size ?? largestMail + 1) > largestMail) return undefined;
        return found.source;
      },
      markRead: async (uid) => {
        await client.messageFlagsAdd(String(uid), ["\\Seen"], byUid);
      },
      close: async () => {
        await client.logout().catch(() => {});
        client.close();
      },
    };
  } catch (error) {
    client.close();
    throw new Error(reasonOf(error), { cause: error });
  }
}

/** What the server has said, where it did. */
function reasonOf(error: unknown): string {
  const { responseText, message } = Object(error);
  return String(responseText ?? message);
}
