// Mails as mail programs and servers send them, with what differs from one to another.

interface Answering {
  uid: string;
  from?: string;
  sequence?: number;
  /** PARTSTAT. */
  state?: string;
  /** DTSTAMP. */
  at?: string;
  word?: string;
  /** RECURRENCE-ID, as each program writes it. */
  time?: string;
}

const organizer = "desk@ellingsen.example";

const mail = (lines: readonly string[]) => Buffer.from(lines.join("\r\n"));

const base64 = (text: string) => Buffer.from(text).toString("base64").replace(/.{76}/g, "$&\r\n");

/** Gmail: the entry twice, once for programs that only know attachments. */
export function replyOfGoogle(answering: Answering, more: Partial<Counter> = {}): Buffer {
  const { uid, from = "anna@bergco.example", sequence = 0, state = "ACCEPTED" } = answering;
  const { at = "20261125T182100Z", word } = answering;
  const { start = "20261201T160000Z" } = more;
  const entry = [
    ...["BEGIN:VCALENDAR", "PRODID:-//Google Inc//Google Calendar 70.9054//EN", "VERSION:2.0"],
    ...["CALSCALE:GREGORIAN", `METHOD:${more.start ? "COUNTER" : "REPLY"}`, "BEGIN:VEVENT"],
    ...[`DTSTART:${start}`, "DTEND:20261201T164500Z", `DTSTAMP:${at}`],
    `ORGANIZER;CN=Marta Ellingsen:mailto:${organizer}`,
    `UID:${uid}`,
    ...(answering.time ? [`RECURRENCE-ID:${answering.time}`] : []),
    `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${state};CN=Anna `,
    ` Berg;X-NUM-GUESTS=0:mailto:${from}`,
    ...(word ? [`COMMENT:${word}`] : []),
    ...["CREATED:20261125T181900Z", "LAST-MODIFIED:20261125T182100Z", `SEQUENCE:${sequence}`],
    ...["STATUS:CONFIRMED", "SUMMARY:Review", "TRANSP:OPAQUE", "END:VEVENT", "END:VCALENDAR", ""],
  ].join("\r\n");
  return mail([
    `Return-Path: <${from}>`,
    "MIME-Version: 1.0",
    "Reply-To: Anna Berg <anna.berg@elsewhere.example>",
    "Sender: Google Calendar <calendar-notification@google.com>",
    "Message-ID: <calendar-6f0e8c1a@google.com>",
    "Date: Wed, 25 Nov 2026 18:21:00 +0000",
    "Subject: Accepted: Review @ Tue Dec 1, 2026 11am - 11:45am (EST) (Marta Ellingsen)",
    `From: Anna Berg <${from}>`,
    `To: ${organizer}`,
    'Content-Type: multipart/mixed; boundary="00000000000011aa"',
    "",
    "--00000000000011aa",
    'Content-Type: multipart/alternative; boundary="00000000000011bb"',
    "",
    "--00000000000011bb",
    'Content-Type: text/plain; charset="UTF-8"; format=flowed; delsp=yes',
    "Content-Transfer-Encoding: base64",
    "",
    base64("Anna Berg has accepted this invitation."),
    "--00000000000011bb",
    'Content-Type: text/html; charset="UTF-8"',
    "Content-Transfer-Encoding: quoted-printable",
    "",
    "<p>Anna Berg has accepted this invitation.</p>",
    "--00000000000011bb",
    'Content-Type: text/calendar; charset="UTF-8"; method=REPLY',
    "Content-Transfer-Encoding: 7bit",
    "",
    entry,
    "--00000000000011bb--",
    "--00000000000011aa",
    'Content-Type: application/ics; name="invite.ics"',
    'Content-Disposition: attachment; filename="invite.ics"',
    "Content-Transfer-Encoding: base64",
    "",
    base64(entry),
    "--00000000000011aa--",
    "",
  ]);
}

interface Counter {
  /** By the clock of the mail program: for Outlook that of New York. */
  start: string;
}

/** Outlook and Exchange: Windows’ names of zones, capitals, and no organizer. */
export function replyOfOutlook(answering: Answering, counter?: Counter): Buffer {
  const { uid, from = "anna@bergco.example", sequence = 0, state = "DECLINED" } = answering;
  const { at = "20261125T182100Z", word = "" } = answering;
  const start = counter?.start ?? "20261201T110000";
  const entry = [
    ...["BEGIN:VCALENDAR", `METHOD:${counter ? "COUNTER" : "REPLY"}`],
    ...["PRODID:Microsoft Exchange Server 2010", "VERSION:2.0"],
    ...["BEGIN:VTIMEZONE", "TZID:Eastern Standard Time"],
    ...["BEGIN:STANDARD", "DTSTART:16010101T020000", "TZOFFSETFROM:-0400", "TZOFFSETTO:-0500"],
    ...["RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11", "END:STANDARD"],
    ...["BEGIN:DAYLIGHT", "DTSTART:16010101T020000", "TZOFFSETFROM:-0500", "TZOFFSETTO:-0400"],
    ...["RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3", "END:DAYLIGHT", "END:VTIMEZONE"],
    "BEGIN:VEVENT",
    `ATTENDEE;PARTSTAT=${counter ? "TENTATIVE" : state};CN=Anna Berg:MAILTO:${from.toUpperCase()}`,
    `COMMENT;LANGUAGE=en-US:${word}\\n`,
    `UID:${uid}`,
    ...(answering.time ? [`RECURRENCE-ID;TZID=Eastern Standard Time:${answering.time}`] : []),
    `SUMMARY;LANGUAGE=en-US:${counter ? "New Time Proposed" : "Declined"}: Review`,
    `DTSTART;TZID=Eastern Standard Time:${start}`,
    "DTEND;TZID=Eastern Standard Time:20261201T114500",
    ...["CLASS:PUBLIC", "PRIORITY:5", `DTSTAMP:${at}`, "TRANSP:OPAQUE", "STATUS:CONFIRMED"],
    ...[`SEQUENCE:${sequence}`, "LOCATION;LANGUAGE=en-US:", "X-MICROSOFT-CDO-APPT-SEQUENCE:0"],
    "X-MICROSOFT-CDO-OWNERAPPTID:0",
    ...(counter ? ["X-MS-OLK-ORIGINALSTART;TZID=Eastern Standard Time:20261201T110000"] : []),
    ...["X-MICROSOFT-CDO-BUSYSTATUS:BUSY", "END:VEVENT", "END:VCALENDAR", ""],
  ].join("\r\n");
  return mail([
    `From: "Berg, Anna" <${from}>`,
    `To: Marta Ellingsen <${organizer}>`,
    `Subject: ${counter ? "New Time Proposed" : "Declined"}: Review`,
    "Thread-Topic: Review",
    "Date: Wed, 25 Nov 2026 18:21:00 +0000",
    "Message-ID: <AM0PR04MB4567@AM0PR04MB4567.eurprd04.prod.outlook.com>",
    "Content-Language: en-US",
    "X-MS-Has-Attach:",
    "Content-Type: multipart/alternative;",
    '\tboundary="_000_AM0PR04MB4567_"',
    "MIME-Version: 1.0",
    "",
    "--_000_AM0PR04MB4567_",
    'Content-Type: text/plain; charset="iso-8859-1"',
    "Content-Transfer-Encoding: quoted-printable",
    "",
    word,
    "--_000_AM0PR04MB4567_",
    `Content-Type: text/calendar; charset="utf-8"; method=${counter ? "COUNTER" : "REPLY"}`,
    "Content-Transfer-Encoding: base64",
    "",
    base64(entry),
    "--_000_AM0PR04MB4567_--",
    "",
  ]);
}

/** Calendar on a Mac, by Mail. */
export function replyOfApple(answering: Answering): Buffer {
  const { uid, from = "anna@bergco.example", sequence = 0, state = "ACCEPTED" } = answering;
  const { at = "20261125T182100Z" } = answering;
  return mail([
    'Content-Type: multipart/mixed; boundary="Apple-Mail=_5D1C"',
    `From: Anna Berg <${from}>`,
    "Mime-Version: 1.0 (Mac OS X Mail 16.0)",
    "Subject: Accepted: Review",
    "Message-Id: <9B0E1C52-1C7A-4B58-8F4C-6C0A1B2C3D4E@bergco.example>",
    "Date: Wed, 25 Nov 2026 13:21:00 -0500",
    `To: ${organizer}`,
    "X-Mailer: iPhone Mail (22A3354)",
    "",
    "--Apple-Mail=_5D1C",
    "Content-Transfer-Encoding: 7bit",
    "Content-Type: text/plain; charset=us-ascii",
    "",
    "Anna Berg has accepted the invitation.",
    "--Apple-Mail=_5D1C",
    'Content-Disposition: attachment; filename="iCal-20261125-132100.ics"',
    'Content-Type: text/calendar; charset=utf-8; name="iCal-20261125-132100.ics"; method=REPLY',
    "Content-Transfer-Encoding: quoted-printable",
    "",
    "BEGIN:VCALENDAR",
    "CALSCALE:GREGORIAN",
    "METHOD:REPLY",
    "PRODID:-//Apple Inc.//macOS 15.1//EN",
    "VERSION:2.0",
    "BEGIN:VEVENT",
    `ATTENDEE;CN=3D"Anna Berg";CUTYPE=3DINDIVIDUAL;EMAIL=3D"${from}";PARTSTAT=3D${state}:m=`,
    `ailto:${from}`,
    "DTEND;TZID=3DAmerica/New_York:20261201T114500",
    `DTSTAMP:${at}`,
    "DTSTART;TZID=3DAmerica/New_York:20261201T110000",
    `ORGANIZER;CN=3D"Marta Ellingsen":mailto:${organizer}`,
    `SEQUENCE:${sequence}`,
    "SUMMARY:Review",
    ...(answering.time ? [`RECURRENCE-ID;TZID=3DAmerica/New_York:${answering.time}`] : []),
    `UID:${uid}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
    "--Apple-Mail=_5D1C--",
    "",
  ]);
}

interface Returning {
  messageId: string;
  action?: "failed" | "delayed";
}

/** As Gmail says that there is no such address. */
export function bounceOfGoogle({ messageId, action = "failed" }: Returning): Buffer {
  return mail([
    'Content-Type: multipart/report; boundary="0000000000009c"; report-type=delivery-status',
    `To: ${organizer}`,
    "Return-Path: <>",
    "Auto-Submitted: auto-replied",
    "Message-ID: <67446f151.050a0220.3414c9.27f3.GMR@mx.google.com>",
    "From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>",
    "Subject: Delivery Status Notification (Failure)",
    `References: ${messageId}`,
    `In-Reply-To: ${messageId}`,
    "X-Failed-Recipients: anna@bergco.example",
    "",
    "--0000000000009c",
    'Content-Type: multipart/related; boundary="000000000000aa"',
    "",
    "--000000000000aa",
    'Content-Type: text/plain; charset="UTF-8"',
    "",
    "** Address not found **",
    "",
    "Your message wasn't delivered to anna@bergco.example.",
    "--000000000000aa--",
    "--0000000000009c",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; googlemail.com",
    "Arrival-Date: Wed, 25 Nov 2026 10:21:00 -0800 (PST)",
    `X-Original-Message-ID: ${messageId}`,
    "",
    "Final-Recipient: rfc822; anna@bergco.example",
    `Action: ${action}`,
    `Status: ${action === "failed" ? "5.1.1" : "4.4.1"}`,
    "Remote-MTA: dns; mx.bergco.example. (192.0.2.7, the server for the domain",
    " bergco.example.)",
    "Diagnostic-Code: smtp; 550 5.1.1 <anna@bergco.example>: Recipient address",
    " rejected: User unknown",
    "Last-Attempt-Date: Wed, 25 Nov 2026 10:21:02 -0800 (PST)",
    "",
    "--0000000000009c",
    "Content-Type: message/rfc822",
    "",
    "Subject: Invitation: Review",
    `Message-ID: ${messageId}`,
    "",
    "Marta invites you",
    "--0000000000009c--",
    "",
  ]);
}

/** As Exim says it, in words alone. */
export function bounceOfExim({ messageId, action = "failed" }: Returning): Buffer {
  const isDelayed = action === "delayed";
  return mail([
    "Return-path: <>",
    ...(isDelayed ? [] : ["X-Failed-Recipients: anna@bergco.example"]),
    "Auto-Submitted: auto-replied",
    "From: Mail Delivery System <Mailer-Daemon@mail.bergco.example>",
    `To: ${organizer}`,
    "Subject: Mail delivery failed: returning message to sender",
    "Message-Id: <E1tFiXq-0003aB-2c@mail.bergco.example>",
    "",
    "This message was created automatically by mail delivery software.",
    "",
    "A message that you sent could not be delivered to one or more of its",
    "recipients. This is a permanent error. The following address(es) failed:",
    "",
    "  anna@bergco.example",
    isDelayed ? "    Delay reason: greylisted" : "    550 Unrouteable address",
    "",
    "------ This is a copy of the message, including all the headers. ------",
    "",
    `Message-ID: ${messageId}`,
    "Subject: Invitation: Review",
    "",
  ]);
}
