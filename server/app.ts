import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { activityRoutes } from "./activities/routes.ts";
import { serializerCompiler } from "./answers.ts";
import type { Api } from "./api.ts";
import { appointmentRoutes } from "./appointments/routes.ts";
import { type ArrivingLimits, arrivingLimits, limitArrivingBodies } from "./arriving-bodies.ts";
import { createDeletions } from "./auth/account-deletion.ts";
import type { HashQueue } from "./auth/hash-queue.ts";
import { createPasswords, type PasswordCost, standardCost } from "./auth/passwords.ts";
import { authRoutes } from "./auth/routes.ts";
import { type Background, createBackground } from "./background.ts";
import { bulkRoutes } from "./bulk/routes.ts";
import { createCallers } from "./callers.ts";
import type { Clock } from "./clock.ts";
import { companyRoutes } from "./companies/routes.ts";
import { compressAnswers } from "./compressed-answers.ts";
import { type ConnectionLimits, connectionLimits, limitConnections } from "./connections.ts";
import { customerRoutes } from "./customers/routes.ts";
import { dashboardRoutes } from "./dashboard/routes.ts";
import type { Channel } from "./db/engine/channel.ts";
import { countWaiting, type Db, engineOf } from "./db/engine/database.ts";
import { limitTime } from "./deadline.ts";
import { keepDiskReserve } from "./disk-reserve.ts";
import type { DiskSpace } from "./disk-space.ts";
import { docsRoutes } from "./docs/routes.ts";
import { createDownloads } from "./downloads.ts";
import { refuseWhileClosing } from "./draining.ts";
import { duplicateRoutes } from "./duplicates/routes.ts";
import { type Env, isWithoutWall } from "./env.ts";
import { answerError, answerUnknownPath } from "./errors.ts";
import { listExportRoutes } from "./exports/list-routes.ts";
import { exportRoutes } from "./exports/routes.ts";
import { followUpRoutes } from "./follow-up/routes.ts";
import { finishActs } from "./history/finish.ts";
import { historyRoutes } from "./history/routes.ts";
import { keepHistoryTidy } from "./history/upkeep.ts";
import { refuseSeveralHosts } from "./host-header.ts";
import { importRoutes } from "./imports/routes.ts";
import { takeJsonOnly } from "./json-bodies.ts";
import { createHub } from "./live/hub.ts";
import { type ProgressTimes, progressTimes } from "./live/progress.ts";
import { eventRoutes } from "./live/routes.ts";
import { createStreams, type StreamLimits, type Streams } from "./live/streams.ts";
import { logRequests } from "./logging.ts";
import type { LongReads } from "./long-reads/long-reads.ts";
import type { Mailer } from "./mail.ts";
import { createMailCounts, type MailCounts } from "./mails/counts.ts";
import { keepMailing } from "./mails/job.ts";
import { unsubscribeRoutes } from "./mails/unsubscribe/routes.ts";
import { mergeRoutes } from "./merging/routes.ts";
import { refuseOtherMethods } from "./methods.ts";
import { type Gate, limitLoad, requestsOfCaller } from "./overload.ts";
import { reminderRoutes } from "./reminders/routes.ts";
import { reportExportRoutes } from "./reports/exports.ts";
import { reportRoutes } from "./reports/routes.ts";
import { restoreRoutes } from "./restore/routes.ts";
import { searchRoutes } from "./search/routes.ts";
import { createSecurityHeaders, sendSecurityHeaders } from "./security-headers.ts";
import { requestDeadline, type ServerLimits } from "./server-limits.ts";
import { toServerOptions } from "./server-options.ts";
import { serverRoutes } from "./server-routes.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { hashInlineParts, readBuiltClient, staticFiles } from "./static-files.ts";
import { storyRoutes } from "./story/routes.ts";
import { subscriptionRoutes } from "./subscription/routes.ts";
import { tagRoutes } from "./tags/routes.ts";
import { taskRoutes } from "./tasks/routes.ts";
import { validatorCompiler } from "./validation.ts";
import { viewRoutes } from "./views/routes.ts";

export interface AppParts {
  env: Env;
  db: Db;
  clock: Clock;
  /** Absent when no mail server is set. */
  mailer?: Mailer | undefined;
  /** Cheaper in tests only: at the standard cost they would do little else than hash. */
  passwordCost?: PasswordCost;
  /** Another one than the machine calls for, in tests of its limits. */
  hashQueue?: HashQueue;
  /** Shorter in tests of it: milliseconds for the whole of a request. */
  deadline?: number;
  /** Shorter times in tests of them. */
  limits?: ServerLimits;
  /** Lower limits, for tests. */
  connections?: ConnectionLimits;
  arriving?: ArrivingLimits;
  /** Of the disk with the data, where that is this machine's. */
  readDiskSpace?: (() => Promise<DiskSpace>) | undefined;
  /** Absent where no other process works on the database. */
  channel?: Channel | undefined;
  /** Absent where this thread works out long answers, too. */
  longReads?: LongReads | undefined;
  /** Lower limits and shorter times, for tests. */
  streams?: StreamLimits;
  /** Shorter in tests of it. */
  progressTimes?: ProgressTimes;
  /** Shorter in tests of anything else: see draining.ts. */
  closingNotice?: number;
  /** For tests that wait until what goes on after an answer has ended. */
  onBackground?: (background: Background) => void;
  /** Where the built client is, when not in dist/. */
  clientDirectory?: string;
  /** Where the log goes, when not to standard output. */
  logStream?: { write: (line: string) => void };
}

const builtClient = join(import.meta.dirname, "..", "dist");
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
  if (isWithoutWall(env)) app.log.warn("DATABASE_WALL=off: row-level security does not hold users");
  const background = createBackground(app.log);
  parts.onBackground?.(background);
  const hub = createHub(parts.channel, (err) => {
    app.log.warn({ err }, "changes made by other processes show late: no connection for them");
  });
  app.addHook("onClose", () => parts.channel?.close());
  const api: Api = {
    app,
    db,
    env,
    clock,
    mailer,
    mailCounts: createMailCounts(),
    background,
    callers: createCallers(),
    longReads: parts.longReads,
    deletions: createDeletions({ app, db, background, hub }),
    downloads: createDownloads(),
    hub,
    streams: createStreams({ app, db, clock, hub }, countAsIdle, parts.streams),
    ...limitTime(app, deadline),
    progressTimes: parts.progressTimes ?? progressTimes,
    passwords: createPasswords(passwordCost, parts.hashQueue),
  };

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
  if (env.METRICS === "1") app.register(metricsPlugin(db, gate, api.streams, api.mailCounts));
  else app.get("/metrics", answerUnknownPath);
  app.addHook("onClose", background.settle);
  app.addHook("onClose", () => api.longReads?.close());
  // On PostgreSQL every act is one transaction.
  if (engineOf(db) === "sqlite") {
    app.addHook("onReady", async () => {
      background.run("Finishing acts", () => finishActs(db, app.log));
    });
  }

  authRoutes(api);
  companyRoutes(api);
  customerRoutes(api);
  bulkRoutes(api);
  duplicateRoutes(api);
  mergeRoutes(api);
  appointmentRoutes(api);
  reminderRoutes(api);
  activityRoutes(api);
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
  exportRoutes(api);
  listExportRoutes(api);
  reportExportRoutes(api);
  restoreRoutes(api);
  subscriptionRoutes(api);
  unsubscribeRoutes(api);
  historyRoutes(api);
  keepHistoryTidy(api);
  keepMailing(api);
  eventRoutes(api);
  serverRoutes(api);
  refuseOtherMethods(app);
  docsRoutes(app, env.SUPPORT_EMAIL);
  staticFiles(api, client);
  return app;
}

/** Loaded only where it is wanted: prom-client alone takes a tenth of the time of a start. */
function metricsPlugin(...parts: [db: Db, gate: Gate, streams: Streams, mails: MailCounts]) {
  const plugin = async (app: FastifyInstance) => {
    const { serveMetrics } = await import("./metrics.ts");
    serveMetrics(app, ...parts);
  };
  // Fastify's mark for a plugin whose hooks are everybody's.
  return Object.assign(plugin, { [Symbol.for("skip-override")]: true });
}
