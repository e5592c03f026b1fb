import { type Html, html } from "./html.ts";
import { type Frame, renderSheet } from "./layout.ts";

/** Pages that only say something. */

const nobody: Frame = { name: "Client Desk", desk: "", color: "green", initials: [] };

export function renderNotice(title: string, text: string, frame = nobody, actions?: Html): string {
  const left = html`<h1>${frame.name}</h1>${frame.desk && html`<p class="org">${frame.desk}</p>`}`;
  const right = html`<h2 class="big">${title}</h2><p>${text}</p>${actions && html`<div class="acts">${actions}</div>`}`;
  return renderSheet({ frame, title, left, right });
}

export function renderUnknownPage(): string {
  return renderNotice(
    "There is no booking page here",
    "The address may have a typo, or the page is gone. Ask whoever gave it to you.",
  );
}

export function renderClosed(frame: Frame, caller: string, email: string | undefined): string {
  return renderNotice(
    "Online booking is closed",
    `${caller} does not take bookings on this page right now. What you have already booked stays as it is; the link in your email still works.`,
    frame,
    renderWrite(caller, email),
  );
}

export function renderFull(frame: Frame, { title, caller, email, others }: FullPage): string {
  const more = others !== undefined && html`<a class="btn pri" href="${others}">Other Meetings</a>`;
  return renderNotice(
    title,
    "Every time until then is taken. When someone cancels, it shows up here again.",
    frame,
    html`${more}${renderWrite(caller, email)}`,
  );
}

interface FullPage {
  title: string;
  caller: string;
  email: string | undefined;
  /** The address of the other meetings, if there are any. */
  others: string | undefined;
}

function renderWrite(caller: string, email: string | undefined): Html | undefined {
  return email === undefined
    ? undefined
    : html`<a class="btn" href="mailto:${email}">Write to ${caller}</a>`;
}

export function renderTooMany(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const time = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return renderNotice("Too many tries", `Too many tries from here. Try again in ${time}.`);
}

export function renderPrivacy(): string {
  const left = html`<h1>Privacy</h1>`;
  const right = html`<h2 class="big">What happens with what you enter</h2>
<p>Your name, email, phone, company and answers go to the person or the team you book a meeting with, who uses them to prepare and hold it.</p>
<p class="wel">They are kept with the appointment until they are deleted there. Ask the person you book with to correct or delete them.</p>
<p class="wel">No cookies, no tracking, and nothing is loaded from anywhere else. To keep robots out, a fingerprint of your network address that can’t be turned back is kept for up to a day.</p>`;
  return renderSheet({ frame: nobody, title: "Privacy", left, right });
}
