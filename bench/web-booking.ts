import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { bookingPageEndpoints } from "../shared/booking-pages.ts";
import { meetingTypeEndpoints } from "../shared/kinds/meeting-types.ts";
import { bookingOf, exchange, signUp } from "../tools/client.ts";
import { listen } from "../tools/server.ts";
import { findForm } from "./booking-form.ts";
import type { WebPage } from "./web-pages.ts";

/** What visitors see, from the address that they were given to what is booked. */
export async function listBookingPages(baseUrl: string): Promise<WebPage[]> {
  const account = await signUp(baseUrl);
  const name = "lighthouse";
  const text = "We look at what you need and say how we can help.";
  const page = { name, isOpen: true, welcome: text };
  await account.call(bookingPageEndpoints.updateOwn, { body: page });
  const create = (more: { name: string; lengths: number[] }) =>
    account.call(meetingTypeEndpoints.create, {
      body: { ...more, place: "video", description: text },
    });
  const { data: type } = await create({ name: "Video call", lengths: [30] });
  await create({ name: "Long talk", lengths: [60, 90] });
  const times = `/book/${name}/${type._id}?zone=Europe%2FLisbon`;
  const form = await findForm(baseUrl, times);
  const { searchParams, pathname } = new URL(form, baseUrl);
  const booking = bookingOf(pathname, searchParams.get("at") ?? "");
  const { headers } = await exchange(baseUrl, booking);
  const paths = {
    Types: `/book/${name}`,
    Times: times,
    Details: await findForm(baseUrl, times),
    Booked: headers.location ?? "",
  };
  return Object.entries(paths).map(([name, path]) => ({
    name,
    path,
    sources: [],
    signedIn: false,
  }));
}

/** The same pages as a language from right to left has them. */
export async function turnPages(baseUrl: string): Promise<AsyncDisposable & { baseUrl: string }> {
  const server = createServer(async ({ url = "/" }, response) => {
    const answer = await fetch(baseUrl + url);
    const page = (await answer.text()).replace("<html ", '<html dir="rtl" ');
    for (const [name, value] of answer.headers)
      if (!/^(?:content-(?:encoding|length)|connection|keep-alive|transfer-encoding)$/.test(name))
        response.setHeader(name, value);
    response.writeHead(answer.status, { "content-encoding": "gzip" }).end(gzipSync(page));
  });
  const port = await listen(server);
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { baseUrl: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: stop };
}
