import { readXlsx } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { invitationEndpoints } from "../../../shared/account/desks.ts";
import { keyEndpoints } from "../../../shared/account/keys.ts";
import { sessionEndpoints } from "../../../shared/account/sessions.ts";
import { defaultSettings } from "../../../shared/account/settings.ts";
import { subscriptionEndpoints } from "../../../shared/account/subscription.ts";
import { endpoints } from "../../../shared/api/api.ts";
import { isEndless } from "../../../shared/api/endpoint.ts";
import { nameOf } from "../../../shared/api/endpoint-name.ts";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { workbook } from "../../../shared/lists/list-exports.ts";
import { duplicateEndpoints, type RecordToMatch } from "../../../shared/matching/duplicates.ts";
import { reportExports } from "../../../shared/reports/report-exports.ts";
import { reportEndpoints } from "../../../shared/reports/reports.ts";
import { answers } from "../../../shared/words/en/answers.ts";
import { type Api, route } from "../../api.ts";
import { listCompanies } from "../../companies/lists.ts";
import type { RecordTable } from "../../db/schema.ts";
import { addPasskey, createAuthenticator } from "../authenticator.ts";
import { addOneOfEach, bodyOf, type Ids, readAllOf } from "../each-kind.ts";
import {
  type Caller,
  prepareOnce,
  start,
  startApp,
  startWithAna,
  type TestApp,
} from "../harness.ts";
import { importSource, openImport, toRow } from "../imports.ts";
import { type Kind, kinds, parentsOf } from "../model/kinds.ts";
import { messages, serverMessages } from "../said.ts";
import { turnOnTwoStep } from "../two-step.ts";

interface AnasIds extends Ids {
  person: string;
  invitation: string;
  key: string;
  session: string;
  change: string;
  import: string;
  dismissal: string;
  passkey: string;
  /** Another customer, and what tells of the first. */
  twin: string;
  known: RecordToMatch;
}

/** What Ben meets when he calls an endpoint with the ids of Ana's records. */
interface Case {
  input?: (ana: AnasIds) => Record<string, object>;
  meets: object;
}

function mergeOf(id: string, other: string) {
  const updatedAt = start.toISOString();
  return {
    params: { id },
    body: { updatedAt, others: [{ _id: other, updatedAt }], values: { name: "Ben’s" } },
  };
}

const changeId = ({ change }: AnasIds) => ({ params: { id: change } });
const noChange = { msg: serverMessages.history.notFound };
const importId = (ana: AnasIds) => ({ params: { id: ana.import } });
const noImport = { msg: serverMessages.imports.notFound };

const nothingRestored = { msg: serverMessages.restore.notFound };
const restoredView = {
  ...{ _id: "v1", list: "customers", name: "Mine", query: "" },
  ...{ createdAt: "2026-05-04T10:00:00.000Z", updatedAt: "2026-05-04T10:00:00.000Z" },
};

const cases: Record<string, Case> = {
  "GET /api/auth/me": { meets: { data: { name: "Ben" } } },
  "PUT /api/auth/me": { input: () => ({ body: { name: "B." } }), meets: { data: { name: "B." } } },
  "DELETE /api/auth/me": {
    input: () => ({ body: { password: "correct horse" } }),
    meets: { msg: messages.auth.deleted },
  },
  "POST /api/auth/logout": { meets: { msg: messages.auth.loggedOut } },
  "GET /api/batch": {
    input: ({ customers }) => ({ query: { get: `/api/customers/${customers}` } }),
    meets: { part: 0, status: 404 },
  },
  "GET /api/auth/logout": { meets: { msg: messages.auth.loggedOut } },
  "GET /api/auth/keys": { meets: { data: [] } },
  "POST /api/auth/keys": {
    input: () => ({ body: { name: "Ana’s", access: "read", days: 30 } }),
    meets: { data: { name: "Ana’s" } },
  },
  "DELETE /api/auth/keys/:id": {
    input: ({ key }) => ({ params: { id: key } }),
    meets: { msg: serverMessages.keys.notFound },
  },
  "GET /api/desk": { meets: { data: { name: "Ben’s Desk", people: [{ name: "Ben" }] } } },
  "GET /api/desk/emails": { meets: { data: [{ email: expect.any(String) }] } },
  "GET /api/desk/hours": { meets: { data: [{ workingHours: expect.any(Array) }] } },
  "PUT /api/desk": {
    input: () => ({ body: { name: "Ben’s" } }),
    meets: { data: { name: "Ben’s", people: [{ name: "Ben" }] } },
  },
  "POST /api/desks": {
    input: () => ({ body: { name: "Another" } }),
    meets: { data: { name: "Another", role: "owner", people: 1 } },
  },
  "PUT /api/desk/people/:id": {
    input: ({ person }) => ({ params: { id: person }, body: { role: "reader" } }),
    meets: { msg: serverMessages.desks.notOn },
  },
  "DELETE /api/desk/people/:id": {
    input: ({ person }) => ({ params: { id: person }, body: {} }),
    meets: { msg: serverMessages.desks.notOn },
  },
  "DELETE /api/desk/me": {
    input: () => ({ body: {} }),
    meets: { msg: serverMessages.desks.onlyOwner },
  },
  "GET /api/desk/invitations": { meets: { data: [] } },
  "POST /api/desk/invitations": {
    input: () => ({ body: { name: "Cleo", role: "member" } }),
    meets: { data: [{ name: "Cleo" }] },
  },
  "POST /api/desk/invitations/:id/resend": {
    input: ({ invitation }) => ({ params: { id: invitation } }),
    meets: { msg: serverMessages.desks.invitationGone },
  },
  "PUT /api/desk/invitations/:id": {
    input: ({ invitation }) => ({ params: { id: invitation }, body: { isRevoked: true } }),
    meets: { msg: serverMessages.desks.invitationGone },
  },
  "POST /api/auth/invitations/:token": {
    input: ({ invitation }) => ({ params: { token: invitation } }),
    meets: { msg: serverMessages.desks.invitationDead },
  },
  "POST /api/auth/invited/:id": {
    input: ({ invitation }) => ({ params: { id: invitation } }),
    meets: { msg: serverMessages.desks.invitationDead },
  },
  "PUT /api/auth/invited/:id": {
    input: ({ invitation }) => ({ params: { id: invitation }, body: { isRead: true } }),
    meets: { msg: serverMessages.desks.invitationDead },
  },
  "DELETE /api/auth/invited/:id": {
    input: ({ invitation }) => ({ params: { id: invitation } }),
    meets: { msg: serverMessages.desks.invitationDead },
  },
  "GET /api/auth/log": { meets: { data: [{ kind: "registered" }] } },
  "GET /api/auth/sessions": { meets: { data: [{ current: true }] } },
  "DELETE /api/auth/sessions/:id": {
    input: ({ session }) => ({ params: { id: session } }),
    meets: { msg: serverMessages.devices.notFound },
  },
  "DELETE /api/auth/sessions": { meets: { msg: serverMessages.devices.othersEnded } },
  "GET /api/auth/proof": { meets: { data: { password: true, passkeys: false } } },
  "POST /api/auth/proof": {
    input: () => ({ body: { password: "correct horse" } }),
    meets: { data: { until: expect.any(String) } },
  },
  "POST /api/auth/proof/options": { meets: { data: { rpId: "localhost", allowCredentials: [] } } },
  "GET /api/auth/passkeys": { meets: { data: [], host: "localhost" } },
  "POST /api/auth/passkeys/options": { meets: { data: { user: { displayName: "Ben" } } } },
  "POST /api/auth/passkeys": {
    input: () => ({
      body: { passkey: createAuthenticator().create({ challenge: "made-up", rpId: "localhost" }) },
    }),
    meets: { msg: serverMessages.passkeys.notAdded },
  },
  "PUT /api/auth/passkeys/:id": {
    input: ({ passkey }) => ({ params: { id: passkey }, body: { name: "Ben’s" } }),
    meets: { msg: serverMessages.passkeys.notFound },
  },
  "DELETE /api/auth/passkeys/:id": {
    input: ({ passkey }) => ({ params: { id: passkey } }),
    meets: { msg: serverMessages.passkeys.notFound },
  },
  "DELETE /api/auth/password": { meets: { msg: serverMessages.passkeys.tooFew(2) } },
  "GET /api/auth/two-step": { meets: { data: { since: null, codesLeft: 0 } } },
  "POST /api/auth/two-step": {
    meets: {
      data: { uri: expect.stringMatching(/^otpauth:\/\/totp\/Client%20Desk:person\d+%40/) },
    },
  },
  "PUT /api/auth/two-step": {
    input: () => ({ body: { code: "123456" } }),
    meets: { msg: serverMessages.twoStep.notBegun },
  },
  "DELETE /api/auth/two-step": { meets: { msg: serverMessages.twoStep.turnedOff } },
  "POST /api/auth/two-step/recovery-codes": { meets: { msg: serverMessages.twoStep.isOff } },
  "GET /api/appointments/days": {
    input: () => ({ query: { startDate: "2026-01-01", endDate: "2026-12-31" } }),
    meets: { data: [] },
  },
  "GET /api/appointments/preview": {
    input: () => ({ query: { date: "2026-05-04T15:00", duration: 60, repeat: "" } }),
    meets: { data: [{ date: "2026-05-04T15:00:00.000Z", overlaps: null }], total: 1 },
  },
  "GET /api/appointments/:id/scopes": {
    input: ({ appointments }) => ({
      params: { id: appointments },
      query: { now: "2026-05-04T10:00" },
    }),
    meets: { msg: messages.appointments.notFound },
  },
  "GET /api/appointments/span": {
    input: () => ({ query: { startDate: "2026-05-01", endDate: "2026-06-11" } }),
    meets: { data: [], before: [], total: 0 },
  },
  "GET /api/appointments/date/:date": {
    input: () => ({ params: { date: "2026-05-04" } }),
    meets: { data: [] },
  },
  "GET /api/appointments/to-wrap-up": {
    input: () => ({ query: { now: "2026-05-10" } }),
    meets: { data: [], total: 0 },
  },
  "POST /api/presence": {
    input: ({ person }) => ({
      body: { kind: "customers", record: person, state: "looking", tab: "a" },
    }),
    meets: { msg: serverMessages.told },
  },
  "POST /api/hand-over/preview": {
    input: ({ companies }) => ({ body: { chosen: { company: companies } } }),
    meets: { msg: messages.companies.notFound },
  },
  "POST /api/hand-over": {
    input: ({ companies, person }) => ({
      body: { chosen: { company: companies }, to: person, kinds: ["companies"] },
    }),
    meets: {
      msg: serverMessages.desks.choose,
      errors: [{ path: "to", msg: serverMessages.desks.choose }],
    },
  },
  "GET /api/for-you": { meets: { data: [] } },
  "GET /api/for-you/count": { meets: { data: { new: 0 } } },
  "PUT /api/for-you/:id": {
    input: ({ change }) => ({ params: { id: change }, body: { isRead: true } }),
    meets: { msg: serverMessages.forYou.notFound },
  },
  "PUT /api/for-you": { meets: { msg: serverMessages.forYou.readAll } },
  "GET /api/reminders": {
    input: () => ({ query: { now: "2026-05-04T09:00" } }),
    meets: { data: [] },
  },
  "PUT /api/reminders/:id": {
    input: ({ appointments }) => ({ params: { id: appointments }, body: { until: null } }),
    meets: { msg: messages.appointments.notFound },
  },
  "POST /api/customers": {
    input: ({ companies }) => ({
      body: { name: "Ben's", email: "ben@example.com", company: companies },
    }),
    meets: { msg: messages.companies.notFound },
  },
  "GET /api/customers/:id/story": {
    input: ({ customers }) => ({ params: { id: customers } }),
    meets: { msg: messages.customers.notFound },
  },
  "GET /api/companies/:id/story": {
    input: ({ companies }) => ({ params: { id: companies } }),
    meets: { msg: messages.companies.notFound },
  },
  "GET /api/views": { meets: { data: [] } },
  "GET /api/absences": { meets: { data: [] } },
  "GET /api/meeting-types": { meets: { data: [] } },
  "POST /api/meeting-types/preview": {
    input: () => ({ body: { name: "Call", lengths: [30], place: "address" } }),
    meets: { msg: serverMessages.meetingTypes.enterAddress },
  },
  "GET /api/booking-pages": { meets: { data: { own: null, desk: null } } },
  "PUT /api/booking-pages/own": {
    input: () => ({ body: { isOpen: true } }),
    meets: { msg: serverMessages.booking.chooseName },
  },
  "PUT /api/booking-pages/desk": {
    input: () => ({ body: { isOpen: true } }),
    meets: { msg: serverMessages.booking.chooseName },
  },
  "GET /api/bookings": {
    input: () => ({ query: { startDate: "2026-05-04", endDate: "2026-05-05" } }),
    meets: { data: [] },
  },
  "GET /api/bookings/all": { meets: { data: [], nextCursor: null } },
  "GET /api/bookings/waiting": { meets: { data: [], recent: [] } },
  "GET /api/bookings/:id": {
    input: ({ appointments }) => ({ params: { id: appointments } }),
    meets: { msg: serverMessages.booking.notFound },
  },
  "GET /api/appointments/:id/booking": {
    input: ({ appointments }) => ({ params: { id: appointments } }),
    meets: { msg: messages.appointments.notFound },
  },
  "PUT /api/appointments/:id/invitation": {
    input: ({ appointments }) => ({ params: { id: appointments }, body: {} }),
    meets: { msg: messages.appointments.notFound },
  },
  "DELETE /api/appointments/:id/invitation": {
    input: ({ appointments }) => ({ params: { id: appointments } }),
    meets: { msg: messages.appointments.notFound },
  },
  "POST /api/booking-pages/look": {
    input: () => ({ body: { of: "own" } }),
    meets: { msg: serverMessages.booking.noPage },
  },
  "GET /api/booking-mails/:id": {
    input: ({ appointments }) => ({ params: { id: appointments } }),
    meets: { msg: serverMessages.booking.mailNotFound },
  },
  "POST /api/booking-mails/invitation": {
    input: ({ customers }) => ({
      body: {
        ...{ customer: customers, title: "Review", date: "2099-05-04T10:00", duration: 60 },
        invitation: {},
      },
    }),
    meets: { msg: messages.customers.notFound },
  },
  "POST /api/booking-mails/preview": {
    input: () => ({ body: { kind: "missed" } }),
    meets: { data: { subject: "Sorry we missed you" } },
  },
  "POST /api/booking-mails/test": {
    input: () => ({ body: { kind: "missed" } }),
    meets: { msg: serverMessages.booking.testSent },
  },
  "PUT /api/appointments/:id/missed": {
    input: ({ appointments }) => ({ params: { id: appointments }, body: { isSent: true } }),
    meets: { msg: messages.appointments.notFound },
  },
  "PUT /api/bookings/:id/answer": {
    input: ({ appointments }) => ({ params: { id: appointments }, body: { answer: null } }),
    meets: { msg: serverMessages.booking.notFound },
  },
  "POST /api/bookings/:id/send": {
    input: ({ appointments }) => ({ params: { id: appointments }, body: { by: "link" } }),
    meets: { msg: serverMessages.booking.notFound },
  },
  "PUT /api/bookings/:id/telling": {
    input: ({ appointments }) => ({ params: { id: appointments }, body: { tell: "now" } }),
    meets: { msg: serverMessages.booking.notFound },
  },
  "GET /api/bookings/:id/times": {
    input: ({ appointments }) => ({ params: { id: appointments } }),
    meets: { msg: serverMessages.booking.notFound },
  },
  "POST /api/bookings/:id/propose": {
    input: ({ appointments }) => ({
      params: { id: appointments },
      body: { times: ["2026-05-04T10:00"] },
    }),
    meets: { msg: serverMessages.booking.notFound },
  },
  "POST /api/bookings/:id/approve": {
    input: ({ appointments }) => ({ params: { id: appointments } }),
    meets: { msg: serverMessages.booking.notFound },
  },
  "POST /api/bookings/:id/decline": {
    input: ({ appointments }) => ({ params: { id: appointments }, body: {} }),
    meets: { msg: serverMessages.booking.notFound },
  },
  "POST /api/bookings/:id/choose": {
    input: ({ appointments }) => ({ params: { id: appointments }, body: { place: null } }),
    meets: { msg: serverMessages.booking.notFound },
  },
  "POST /api/bookings/:id/resend": {
    input: ({ appointments }) => ({
      params: { id: appointments },
      body: { email: "kim@example.com" },
    }),
    meets: { msg: serverMessages.booking.notFound },
  },
  "PUT /api/bookings/:id": {
    input: ({ appointments }) => ({ params: { id: appointments }, body: { isChecked: true } }),
    meets: { msg: serverMessages.booking.notFound },
  },
  "GET /api/dashboard/people": {
    input: () => ({ query: { on: "2026-05-04" } }),
    meets: { data: [] },
  },
  "GET /api/dashboard": {
    input: () => ({ query: { createdFrom: "2000-01-01T00:00:00Z" } }),
    meets: {
      data: {
        totals: { companies: 0, customers: 0, value: 0, newCompanies: 0, newCustomers: 0 },
        recentCustomers: [],
      },
    },
  },
  "GET /api/follow-up": {
    input: () => ({ query: { on: "2027-05-04" } }),
    meets: { data: { customers: 0, value: 0, snoozed: 0 } },
  },
  "PUT /api/follow-up": {
    input: () => ({ query: { on: "2027-05-04" }, body: { days: { Active: 1 } } }),
    meets: { data: { customers: 0, value: 0, snoozed: 0 } },
  },
  "PUT /api/settings": {
    input: () => ({ body: { formats: { clock: "24" } } }),
    meets: { data: { calendar: defaultSettings.calendar } },
  },
  "GET /api/restore": { meets: { data: { isEmpty: true, restoration: null } } },
  "POST /api/restore": {
    input: () => ({ body: { file: "client-desk.json", size: 1 } }),
    meets: { data: { chunks: 0, written: 0 } },
  },
  "PUT /api/restore/:id/chunks/:number": {
    input: ({ tags }) => ({
      params: { id: tags, number: "0" },
      body: { chunk: { part: "views", rows: [restoredView] } },
    }),
    meets: nothingRestored,
  },
  "POST /api/restore/:id/finish": {
    input: ({ tags }) => ({ params: { id: tags }, body: {} }),
    meets: nothingRestored,
  },
  "DELETE /api/restore/:id": {
    input: ({ tags }) => ({ params: { id: tags } }),
    meets: nothingRestored,
  },
  "GET /api/subscription": { meets: { data: null } },
  "POST /api/subscription": { meets: { data: { shows: "full" } } },
  "PUT /api/subscription": {
    input: () => ({ body: { shows: "busy" } }),
    meets: { msg: serverMessages.subscription.none },
  },
  "DELETE /api/subscription": { meets: { msg: serverMessages.subscription.none } },
  "GET /api/desk/subscription": { meets: { data: null } },
  "POST /api/desk/subscription": { meets: { data: { shows: "full" } } },
  "PUT /api/desk/subscription": {
    input: () => ({ body: { shows: "busy" } }),
    meets: { msg: serverMessages.subscription.none },
  },
  "DELETE /api/desk/subscription": { meets: { msg: serverMessages.subscription.none } },
  "GET /api/tags": { meets: { data: [] } },
  "POST /api/tags/:id/merge": {
    input: ({ tags }) => ({ params: { id: tags }, body: { into: tags } }),
    meets: { msg: messages.tags.notFound },
  },
  "GET /api/history": { meets: { data: [], nextCursor: null } },
  "GET /api/history/:id": { input: changeId, meets: noChange },
  "GET /api/history/:id/progress": {
    input: changeId,
    meets: { msg: serverMessages.history.interrupted },
  },
  "POST /api/history/:id/undo": {
    input: (ana) => ({ ...changeId(ana), body: { resolve: { conflicts: "back" } } }),
    meets: noChange,
  },
  "GET /api/history/trash": { meets: { data: { changes: 0, records: 0 } } },
  "DELETE /api/history/trash": { meets: { msg: serverMessages.history.trashEmptied } },
  "POST /api/customers/bulk": {
    input: (ana) => ({
      body: { chosen: { customers: [{ _id: ana.customers }] }, what: { status: "Pending" } },
    }),
    meets: { data: { changed: 0, skipped: 1 } },
  },
  "GET /api/duplicates": { meets: { data: [], nextCursor: null } },
  "GET /api/duplicates/count": { meets: { data: { customers: 0, companies: 0, dismissed: 0 } } },
  // As Ana's customer is called, and written to.
  "GET /api/duplicates/like": { input: ({ known }) => ({ query: known }), meets: { data: [] } },
  "POST /api/duplicates/match": {
    input: ({ known }) => ({ body: { kind: "customers", rows: [known] } }),
    meets: { data: { rows: [null], customers: [], companies: [] } },
  },
  "POST /api/duplicates/dismissals": {
    input: (ana) => ({
      body: { kind: "customers", records: [ana.customers, ana.companies] },
    }),
    meets: { msg: messages.customers.notFound },
  },
  "DELETE /api/duplicates/dismissals/:id": {
    input: ({ dismissal }) => ({ params: { id: dismissal } }),
    meets: { msg: serverMessages.duplicates.notDismissed },
  },
  "POST /api/imports/named": {
    input: ({ known }) => ({ body: { names: [known.name], emails: [known.email] } }),
    meets: { data: [] },
  },
  "POST /api/imports": { input: () => ({ body: importSource }), meets: { data: { chunks: 0 } } },
  "GET /api/imports/:id": { input: importId, meets: noImport },
  "PUT /api/imports/:id/chunks/:number": {
    input: (ana) => ({
      params: { id: ana.import, number: "0" },
      body: { rows: [toRow("tags", { name: "vip" })] },
    }),
    meets: noImport,
  },
  "POST /api/imports/:id/run": { input: importId, meets: noImport },
  "DELETE /api/imports/:id": { input: importId, meets: noImport },
  "GET /api/customers/merge": {
    input: ({ customers, twin }) => ({ query: { ids: `${customers},${twin}` } }),
    meets: { msg: messages.customers.notFound },
  },
  "POST /api/customers/:id/merge": {
    input: ({ customers, twin }) => mergeOf(customers, twin),
    meets: { msg: messages.customers.notFound },
  },
  "GET /api/companies/merge": {
    input: ({ companies, twin }) => ({ query: { ids: `${companies},${twin}` } }),
    meets: { msg: messages.companies.notFound },
  },
  "POST /api/companies/:id/merge": {
    input: ({ companies, twin }) => mergeOf(companies, twin),
    meets: { msg: messages.companies.notFound },
  },
  // In all that Ana has.
  "GET /api/search": {
    input: () => ({ query: { q: "a" } }),
    meets: {
      data: Object.fromEntries(kinds.filter(({ found }) => found).map(({ table }) => [table, []])),
    },
  },
};

/** All that is left of a file when nothing of Ana's may be in it. */
const fileCases: Record<string, Case> = {
  ...Object.fromEntries(
    endpoints
      .filter(({ url }) => url.endsWith(".csv"))
      .map((endpoint) => [
        nameOf(endpoint),
        { meets: { file: expect.stringMatching(/^[^\r]+\r\n$/) } },
      ]),
  ),
  ...Object.fromEntries(
    endpoints
      .filter(({ url }) => url.endsWith(".xlsx"))
      .map((endpoint) => [nameOf(endpoint), { meets: { sheet: [expect.any(Array)] } }]),
  ),
  "POST /api/export/customers.csv": {
    input: (ana) => ({ body: { customers: [ana.customers] } }),
    meets: { file: expect.stringMatching(/^[^\r]+\r\n$/) },
  },
  "GET /api/export/appointments.ics": { meets: { file: expect.not.stringContaining("VEVENT") } },
  "GET /api/export/client-desk.json": {
    meets: {
      file: expect.stringMatching(
        new RegExp(
          `"name":"Ben"[^]*${kinds.map(({ table }) => `"${table}": \\[\\s*\\]`).join(",\\s*")}`,
        ),
      ),
    },
  },
};

/** What is asked of every kind of record in the same way. */
function casesOf(kind: Kind): Record<string, Case> {
  const { create, get, update, remove } = kind.endpoints;
  const body = (ana: Ids) => ({ body: bodyOf(kind, ana) });
  const itself = (ana: Ids) => ({ params: { id: ana[kind.table] }, ...body(ana) });
  const gone = { input: itself, meets: { msg: kind.messages.notFound } };
  const parents = parentsOf(kind.table);
  const lists = kind.lists.map(({ endpoint, under }): [string, Case] => [
    nameOf(endpoint),
    under
      ? { input: (ana) => ({ params: { id: ana[under] } }), meets: msgOf(under) }
      : {
          input: (ana) => ({
            query: Object.fromEntries(parents.map(([column, table]) => [column, ana[table]])),
          }),
          meets: { data: [], total: 0, nextCursor: null, ...kind.lists[0]?.sums?.([]) },
        },
  ]);
  const { under, strayParent, others = [] } = kind;
  const [, nearest] = parents.at(-1) ?? [];
  const creation: Case = under
    ? { input: (ana) => ({ params: { id: ana[under] }, ...body(ana) }), meets: msgOf(under) }
    : {
        input: body,
        meets: strayParent
          ? { errors: [strayParent] }
          : nearest
            ? msgOf(nearest)
            : { data: { createdAt: start.toISOString() } },
      };
  const elsewhere = others.map(({ under: other, create: endpoint }): [string, Case] => [
    nameOf(endpoint),
    { input: (ana) => ({ params: { id: ana[other] }, ...body(ana) }), meets: msgOf(other) },
  ]);
  return {
    ...Object.fromEntries(lists),
    [nameOf(create)]: creation,
    ...Object.fromEntries(elsewhere),
    ...(get && { [nameOf(get)]: gone }),
    [nameOf(update)]: gone,
    [nameOf(remove)]: gone,
  };
}

function msgOf(table: RecordTable) {
  return { msg: kinds.find((kind) => kind.table === table)?.messages.notFound };
}

const guarded = endpoints.filter(({ access }) => access === "session");
const table = guarded.map((endpoint) => [nameOf(endpoint), endpoint] as const);

const reported = { query: { period: "2026-01-01..2026-12-31", on: "2026-12-31" } };
const reportCases = Object.fromEntries([
  ...Object.values(reportEndpoints).map((endpoint): [string, Case] => [
    nameOf(endpoint),
    { input: () => reported, meets: { data: { since: null } } },
  ]),
  ...Object.values(reportExports).map((endpoint): [string, Case] => [
    nameOf(endpoint),
    { meets: {}, ...fileCases[nameOf(endpoint)], input: () => reported },
  ]),
]);

const all: Record<string, Case> = Object.assign(
  {},
  cases,
  fileCases,
  reportCases,
  ...kinds.map(casesOf),
);

/** Whom a stream tells of what, its own tests say: server/live/events.test.ts. */
const ending = guarded.filter((endpoint) => !isEndless(endpoint));

describe("among others", () => {
  const prepared = prepareOnce(async () => {
    const app = await startApp();
    const { ana, records } = await giveAnaRecords(app);
    await app.settle();
    return {
      app,
      records,
      readAll: () => readAllOf(app.db, ana),
      before: await readAllOf(app.db, ana),
    };
  });

  test.each(ending.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "%s: Ben meets nothing of Ana's, and changes nothing of hers",
    async (name, endpoint) => {
      const found = all[name];
      if (!found) throw new Error(`Say above what a stranger meets at ${name}`);
      const { app, records, readAll, before } = prepared();
      const ben = await app.signUp({ name: "Ben" });

      const answer = await ben.send(endpoint, found.input?.(records));
      expect(await readAnswer(answer)).toMatchObject(found.meets);
      expect(await readAll()).toEqual(before);
    },
  );
});

async function readAnswer(answer: Awaited<ReturnType<Caller["send"]>>): Promise<object> {
  if (!("content-disposition" in answer.headers)) return answer.json();
  if (answer.headers["content-type"] !== workbook) return { file: answer.body };
  const { sheets } = await readXlsx(answer.rawPayload);
  return { sheet: sheets[0]?.rows };
}

describe("without a live session", () => {
  const strangers = prepareOnce(async () => {
    const { ana, visitor, withToken, signUp } = await startWithAna();
    const gone = await signUp();
    await gone.call(authEndpoints.logout, {});
    return [visitor, ...["", "made-up", `${ana.token}x`, gone.token].map((one) => withToken(one))];
  });

  test.each(table)("%s: nobody gets in", async (_, endpoint) => {
    const refusal = { status: 401, msg: answers.sessionExpired };
    // Refused before anything else is looked at, so that even wrong input gets this answer.
    for (const stranger of strangers()) expect(await stranger.refused(endpoint)).toEqual(refusal);
  });
});

test("only these can be called without a session", () => {
  const open = endpoints.filter(({ access }) => access === "public").map(nameOf);
  expect(open).toEqual([
    "POST /api/auth/register",
    "POST /api/auth/login",
    "PUT /api/auth/email/:token",
    "POST /api/auth/forgotpassword",
    "PUT /api/auth/resetpassword/:token",
    "GET /api/auth/invitations/:token",
    "POST /api/auth/login/options",
    "POST /api/auth/login/passkey",
    "GET /calendar/:token.ics",
    "GET /api/health",
    "GET /api/health/live",
    "GET /api/health/ready",
    "GET /api/config",
  ]);
});

test("every endpoint of the table is served", async () => {
  const { app } = await startApp();
  for (const { method, url } of endpoints) expect(app.hasRoute({ method, url }), url).toBe(true);
});

test("the database itself refuses a customer of another user's company", async () => {
  const app = await startApp();
  const { records } = await giveAnaRecords(app);
  const ben = await app.signUp({ name: "Ben" });
  const row = await app.db.selectFrom("customers").selectAll().executeTakeFirstOrThrow();
  const stolen = { ...row, owner: ben.owner, _id: "stolen", company: records.companies };
  await expect(app.db.insertInto("customers").values(stolen).execute()).rejects.toThrow(
    /foreign key/i,
  );
});

/** Never called: what must not compile. */
export function misuse(api: Api, query: Parameters<typeof listCompanies>[2]) {
  // @ts-expect-error an id from anywhere is no owner
  void listCompanies(api.db, "ana", query);
  // @ts-expect-error the owner can't be left out
  void listCompanies(api.db, query);
  // @ts-expect-error a public endpoint has no owner to give
  route(api, authEndpoints.login, async ({ owner }) => listCompanies(api.db, owner, query));
  // @ts-expect-error the answer must be the endpoint's
  route(api, companyEndpoints.list, async () => ({ data: [] }));
}

async function giveAnaRecords({ signUp }: TestApp) {
  const ana = await signUp({ name: "Ana" });
  const ids = await addOneOfEach(ana);
  await ana.call(subscriptionEndpoints.create, {});
  const { data: key } = await ana.call(keyEndpoints.create, {
    body: { name: "Ana’s", access: "write", days: null },
  });
  const { data: sessions } = await ana.call(sessionEndpoints.list, {});
  const { data: changes } = await ana.call(historyEndpoints.list, {});
  const { data: customer } = await ana.call(customerEndpoints.get, {
    params: { id: ids.customers },
  });
  const { name, email, phone } = customer;
  const params = { id: ids.companies };
  const { data: twin } = await ana.call(customerEndpoints.create, {
    params,
    body: { name, email },
  });
  const body = { kind: "customers" as const, records: [ids.customers, twin._id] };
  const { data: dismissal } = await ana.call(duplicateEndpoints.dismiss, { body });
  const [session, change] = [sessions[0]!._id, changes[0]!._id];
  const known = { name, email, phone };
  const staged = await openImport(ana);
  const { data: passkey } = await addPasskey(ana);
  await turnOnTwoStep(ana);
  const { data: invitations } = await ana.call(invitationEndpoints.create, {
    body: { name: "Somebody", role: "member" },
  });
  const more = {
    person: ana.user._id,
    invitation: invitations[0]!._id,
    passkey: passkey._id,
    import: staged._id,
    dismissal: dismissal._id,
    twin: twin._id,
    known,
  };
  return { ana, records: { ...ids, key: key._id, session, change, ...more } };
}
