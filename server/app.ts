import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { withPseudo } from "../shared/words/offered.ts";
import { absenceRoutes } from "./absences/routes.ts";
import { activityRoutes } from "./activities/routes.ts";
import { finishAllWrites, finishPendingWrites } from "./acts/finish.ts";
import type { Api } from "./api.ts";
import type { AppParts } from "./app-parts.ts";
import { appointmentRoutes } from "./appointments/routes.ts";
import { createDeletions } from "./auth/account-deletion.ts";
import { keyRoutes } from "./auth/keys/routes.ts";
import { createNotes } from "./auth/log/note-account-event.ts";
import { tidyAccountLog } from "./auth/log/queries.ts";
import { accountLogRoutes } from "./auth/log/routes.ts";
import { createOpener } from "./auth/open-session.ts";
import { createPasswords, standardCost } from "./auth/passwords/passwords.ts";
import { deskRoutes } from "./auth/people/routes.ts";
import { requireProof } from "./auth/proof/proof.ts";
import { readRegistrationMode } from "./auth/registration/mode.ts";
import { registrationRoutes } from "./auth/registration/routes.ts";
import { authRoutes } from "./auth/routes.ts";
import { createBackground } from "./background.ts";
import { batchRoutes } from "./batch/routes.ts";
import { deskBookingRoutes } from "./booking/desk/routes.ts";
import { askWhetherToTell } from "./booking/desk/telling.ts";
import { keepReadingReplies } from "./booking/inbox/job.ts";
import { keepSendingBookings } from "./booking/mails/job.ts";
import { bookingMailRoutes } from "./booking/mails/routes.ts";
import { bookRoutes } from "./booking/public/book-routes.ts";
import { bookingPageRoutes } from "./booking/public/booking-routes.ts";
import { bookingRoutes } from "./booking/routes.ts";
import { tidyBookings } from "./booking/tidy.ts";
import { bulkRoutes } from "./bulk/routes.ts";
import { companyRoutes } from "./companies/routes.ts";
import { customerRoutes } from "./customers/routes.ts";
import { dashboardRoutes } from "./dashboard/routes.ts";
import { countWaiting, engineOf } from "./db/engine/database.ts";
import { docsRoutes } from "./docs/routes.ts";
import { duplicateRoutes } from "./duplicates/routes.ts";
import { isWithoutRowSecurity } from "./env.ts";
import { listExportRoutes } from "./exports/list-routes.ts";
import { exportRoutes } from "./exports/routes.ts";
import { followUpRoutes } from "./follow-up/routes.ts";
import { tidyForYou } from "./for-you/queries.ts";
import { forYouRoutes } from "./for-you/routes.ts";
import { handOverRoutes } from "./hand-over/routes.ts";
import { serverRoutes } from "./health/routes.ts";
import { historyRoutes } from "./history/routes.ts";
import { keepHistoryTidy } from "./history/upkeep.ts";
import { refuseWhileClosing } from "./http/draining.ts";
import { arrivingLimits, limitArrivingBodies } from "./http/limits/arriving-bodies.ts";
import { createCallers } from "./http/limits/callers.ts";
import { connectionLimits, limitConnections } from "./http/limits/connections.ts";
import { limitTime } from "./http/limits/deadline.ts";
import { keepDiskReserve } from "./http/limits/disk-reserve.ts";
import { limitLoad, requestsOfCaller } from "./http/limits/overload.ts";
import { requestDeadline } from "./http/limits/server-limits.ts";
import { logRequests } from "./http/logging.ts";
import { refuseSeveralHosts } from "./http/requests/host-header.ts";
import { takeJsonOnly } from "./http/requests/json-bodies.ts";
import { refuseOtherMethods } from "./http/requests/methods.ts";
import { validatorCompiler } from "./http/requests/validation.ts";
import { serializerCompiler } from "./http/responses/answers.ts";
import { compressAnswers } from "./http/responses/compressed-answers.ts";
import { createDownloads } from "./http/responses/downloads.ts";
import { answerError, answerUnknownPath } from "./http/responses/failures.ts";
import { metricsPlugin } from "./http/responses/metrics-plugin.ts";
import { createSecurityHeaders, sendSecurityHeaders } from "./http/responses/security-headers.ts";
import { hashInlineParts, readBuiltClient, staticFiles } from "./http/responses/static-files.ts";
import { toServerOptions } from "./http/server-options.ts";
import { createHub } from "./http/writes/hub.ts";
import { progressTimes } from "./http/writes/progress.ts";
import { namedRoutes } from "./imports/named/routes.ts";
import { importRoutes } from "./imports/routes.ts";
import { presenceRoutes } from "./live/presence.ts";
import { eventRoutes } from "./live/routes.ts";
import { createStreams } from "./live/streams.ts";
import { createMailCounts } from "./mails/counts.ts";
import { keepMailing } from "./mails/job.ts";
import { unsubscribeRoutes } from "./mails/unsubscribe/routes.ts";
import { mergeRoutes } from "./merging/routes.ts";
import { reminderRoutes } from "./reminders/routes.ts";
import { reportExportRoutes } from "./reports/exports.ts";
import { reportRoutes } from "./reports/routes.ts";
import { refuseMeanwhile } from "./restore/meanwhile.ts";
import { restoreRoutes } from "./restore/routes.ts";
import { searchRoutes } from "./search/routes.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { storyRoutes } from "./story/routes.ts";
import { subscriptionRoutes } from "./subscription/routes.ts";
import { tagRoutes } from "./tags/routes.ts";
import { taskRoutes } from "./tasks/routes.ts";
import { viewRoutes } from "./views/routes.ts";

const builtClient = join(import.meta.dirname, "..", withPseudo ? "dist-pseudo" : "dist");

/** The whole server except its port. Closing it does not close the database. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { env, db, clock, mailer, passwordCost = standardCost, deadline = requestDeadline } = parts;
  const client = readBuiltClient(parts.clientDirectory ?? builtClient);
  const headers = createSecurityHeaders(hashInlineParts(client), env.PUBLIC_URL);
  const app = Fastify(toServerOptions(parts, headers));
  const countAsIdle = limitConnections(
    app.server,
    env.TRUST_PROXY,
    parts.connections ?? connectionLimits,
  );
  if (isWithoutRowSecurity(env))
    app.log.warn("ROW_SECURITY=off: row-level security does not hold users");
  const background = createBackground(app.log);
  parts.onBackground?.(background);
  const hub = createHub(parts.channel, (err) => {
    app.log.warn({ err }, "changes made by other processes show late: no connection for them");
  });
  app.addHook("onClose", () => parts.channel?.close());
  const noteAccountEvent = createNotes({ db, env, background, mailer });
  const api: Api = {
    app,
    db,
    env,
    clock,
    background,
    callers: createCallers(),
    longReads: parts.longReads,
    downloads: createDownloads(),
    hub,
    ...limitTime(app, deadline),
    progressTimes: parts.progressTimes ?? progressTimes,
    openSession: createOpener({ db, noteAccountEvent }),
    requireProof,
    noteAccountEvent,
    refuseForNow: refuseMeanwhile,
    askWhetherToTell: (owner, act, mayAsk) =>
      askWhetherToTell(db, { owner, act, mayAsk }, mailer !== undefined).catch((err: unknown) => {
        // The act is done, and who is not asked tells.
        app.log.error({ err }, "whether to tell a customer could not be looked up");
        return undefined;
      }),
    finishPendingWrites: (owner, log) => finishPendingWrites(db, owner, log),
  };
  const deletions = createDeletions({ app, db, background, hub });
  const streams = createStreams({ app, db, clock, hub }, countAsIdle, parts.streams);
  const mailCounts = createMailCounts();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  refuseSeveralHosts(app);
  takeJsonOnly(app);
  limitArrivingBodies(app, parts.arriving ?? arrivingLimits);
  const gate = limitLoad(app, headers.api, {
    callers: api.callers,
    countBacklog: () => countWaiting(db),
    // On SQLite requests are answered one after the other anyway.
    ...(engineOf(db) === "postgres" && { ofCaller: requestsOfCaller }),
  });
  sendSecurityHeaders(app, headers);
  compressAnswers(app);
  refuseWhileClosing(app, parts.closingNotice);
  if (parts.readDiskSpace) keepDiskReserve(app, parts.readDiskSpace);
  logRequests(app, gate);
  if (env.METRICS === "1") app.register(metricsPlugin(db, gate, streams, mailCounts));
  else app.get("/metrics", answerUnknownPath);
  app.addHook("onClose", background.settle);
  app.addHook("onClose", () => api.longReads?.close());
  // On PostgreSQL every act is one transaction.
  if (engineOf(db) === "sqlite") {
    app.addHook("onReady", async () => {
      background.run("Finishing acts", () => finishAllWrites(db, app.log));
    });
  }

  const passwords = createPasswords(passwordCost, parts.hashQueue);
  const authApi = { ...api, passwords, deletions, mailer };
  authRoutes(authApi);
  deskRoutes(authApi);
  accountLogRoutes(api);
  registrationRoutes(api);
  keyRoutes(api);
  absenceRoutes(api);
  bookingRoutes(api);
  companyRoutes(api);
  customerRoutes(api);
  bulkRoutes(api);
  handOverRoutes(api);
  duplicateRoutes(api);
  mergeRoutes(api);
  appointmentRoutes(api);
  reminderRoutes(api);
  activityRoutes(api, mailer !== undefined);
  taskRoutes(api);
  tagRoutes(api);
  followUpRoutes(api);
  settingsRoutes(api);
  viewRoutes(api);
  storyRoutes(api);
  dashboardRoutes(api);
  reportRoutes(api);
  searchRoutes(api);
  importRoutes(api);
  namedRoutes(api);
  exportRoutes(api);
  listExportRoutes(api);
  reportExportRoutes(api);
  restoreRoutes(api);
  subscriptionRoutes(api);
  unsubscribeRoutes(api);
  const bookingApi = { ...api, mailer };
  bookRoutes(bookingApi);
  bookingPageRoutes(bookingApi);
  deskBookingRoutes(bookingApi);
  bookingMailRoutes(bookingApi);
  historyRoutes(api);
  forYouRoutes(api);
  keepHistoryTidy(api, [tidyAccountLog, tidyForYou, tidyBookings]);
  keepMailing(api, mailer, mailCounts);
  keepSendingBookings(api, mailer);
  keepReadingReplies(bookingApi);
  eventRoutes(api, streams);
  presenceRoutes(api);
  batchRoutes(api);
  const readMode = () => readRegistrationMode(db, env);
  serverRoutes(api, { hasMail: mailer !== undefined, readRegistrationMode: readMode });
  refuseOtherMethods(app);
  docsRoutes(app, env);
  staticFiles(api, client, readMode);
  return app;
}
