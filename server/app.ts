import { randomUUID } from "node:crypto";
import { join } from "node:path";
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import type { Api } from "./api.ts";
import { appointmentRoutes } from "./appointments/routes.ts";
import { createPasswords, type PasswordCost, standardCost } from "./auth/passwords.ts";
import { authRoutes } from "./auth/routes.ts";
import { createBackground } from "./background.ts";
import type { Clock } from "./clock.ts";
import { companyRoutes } from "./companies/routes.ts";
import { customerRoutes } from "./customers/routes.ts";
import { dashboardRoutes } from "./dashboard/routes.ts";
import type { Db } from "./db/database.ts";
import { docsRoutes } from "./docs/routes.ts";
import { refuseWhileClosing } from "./draining.ts";
import type { Env } from "./env.ts";
import { answerError } from "./errors.ts";
import { exportRoutes } from "./exports/routes.ts";
import { logRequests, logSerializers } from "./logging.ts";
import type { Mailer } from "./mail.ts";
import { searchRoutes } from "./search/routes.ts";
import { securityHeaders } from "./security-headers.ts";
import { serverRoutes } from "./server-routes.ts";
import { hashInlineScripts, readBuiltClient, staticFiles } from "./static-files.ts";
import { validatorCompiler } from "./validation.ts";

export interface AppParts {
  env: Env;
  db: Db;
  clock: Clock;
  /** Absent when no mail server is set. */
  mailer?: Mailer | undefined;
  /** Cheaper in tests only: at the standard cost they would do little else than hash. */
  passwordCost?: PasswordCost;
  /** Where the built client is, when not in dist/. */
  clientDirectory?: string;
  /** Where the log goes, when not to standard output. */
  logStream?: { write: (line: string) => void };
}

const builtClient = join(import.meta.dirname, "..", "dist");
/** Longest text in a path: a reset token has 43 characters, the schema allows 200. */
const maxParamLength = 200;

/** The whole server except its port. Closing it does not close the database. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { env, db, clock, mailer, passwordCost = standardCost } = parts;
  const app = Fastify(toOptions(parts));
  const background = createBackground(app.log);
  const api: Api = {
    app,
    db,
    env,
    clock,
    mailer,
    background,
    passwords: createPasswords(passwordCost),
  };
  const client = readBuiltClient(parts.clientDirectory ?? builtClient);

  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(answerError);
  takeJsonOnly(app);
  securityHeaders(app, hashInlineScripts(client));
  refuseWhileClosing(app);
  logRequests(app);
  app.addHook("onClose", background.settle);

  authRoutes(api);
  companyRoutes(api);
  customerRoutes(api);
  appointmentRoutes(api);
  dashboardRoutes(api);
  searchRoutes(api);
  exportRoutes(api);
  serverRoutes(api);
  docsRoutes(app);
  staticFiles(api, client);
  return app;
}

function toOptions({ env, logStream }: AppParts): FastifyServerOptions {
  return {
    logger: {
      level: env.LOG_LEVEL,
      serializers: logSerializers,
      ...(logStream && { stream: logStream }),
    },
    // One line for each answer instead of two, see logging.ts.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Our own refusal has the shape of all others, see draining.ts.
    return503OnClosing: false,
    frameworkErrors: answerError,
    routerOptions: { maxParamLength },
  };
}

/** Bodies are JSON or absent; some clients send the JSON header with a body that is empty. */
function takeJsonOnly(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parse(request, body.toString(), done);
  });
}
