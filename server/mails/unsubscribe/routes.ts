import { readFileSync } from "node:fs";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Api } from "../../api.ts";
import { byNetwork, countingAttempt } from "../../attempts/attempts.ts";
import { bodyLimits } from "../../http/limits/body-limits.ts";
import { toNetworks } from "../../http/requests/network.ts";
import { tongueOfPage } from "../../http/responses/tongue-of.ts";
import { changeSettings } from "../../settings/queries.ts";
import { mailWordsIn } from "../../words.ts";
import { findByMailKey } from "../queries.ts";
import { renderDone, renderQuestion, renderUnknown } from "./page.ts";
import { isRegularMail, regularMails } from "./regular-mails.ts";

type Request = FastifyRequest<{ Params: { mail: string; key: string } }>;

/**
 * The pages behind the links in mails, which need no session. Opening one changes nothing, for mail
 * scanners open links; the POST comes from its button, or from mail programs (RFC 8058).
 */
export function unsubscribeRoutes(api: Api) {
  const { app, db, env, clock, hub, limitTime } = api;
  const options = { onRequest: [limitTime], bodyLimit: bodyLimits.visitorBytes };

  /** Whose mail of which kind; undefined for a link that is none. */
  const find = async ({ params: { mail, key }, ip }: Request) => {
    if (isRegularMail(mail)) {
      const person = await findByMailKey(db, key);
      if (person) return { person, mail };
    }
    // Counted with the other secret addresses that are none.
    const networks = byNetwork("unknownCalendars", toNetworks(ip));
    await countingAttempt(db, networks, clock.now(), async () => {});
    return undefined;
  };

  app.get("/unsubscribe.css", async (_request, reply) => {
    reply.type("text/css; charset=utf-8");
    return readFileSync(new URL("./page.css", import.meta.url), "utf8");
  });

  app.register(async (forms) => {
    // Nothing is read from the form: the address says it all.
    const types = ["application/x-www-form-urlencoded", "multipart/form-data"];
    forms.addContentTypeParser(types, { parseAs: "buffer" }, (_request, _body, done) => done(null));

    forms.get("/unsubscribe/:mail/:key", options, async (request: Request, reply) => {
      const found = await find(request);
      const words = mailWordsIn(tongueOfPage(request));
      return found
        ? send(reply, renderQuestion(found.mail, words))
        : send(reply.code(404), renderUnknown(env.PUBLIC_URL, words));
    });

    forms.post("/unsubscribe/:mail/:key", options, async (request: Request, reply) => {
      const found = await find(request);
      const words = mailWordsIn(tongueOfPage(request));
      if (!found) return send(reply.code(404), renderUnknown(env.PUBLIC_URL, words));
      await changeSettings(db, found, regularMails[found.mail], clock.now());
      hub.announce(found.person, "settings");
      return send(reply, renderDone(found.mail, env.PUBLIC_URL, words));
    });
  });
}

function send(reply: FastifyReply, html: string) {
  return reply.type("text/html; charset=utf-8").send(html);
}
