import { deskEndpoints, invitationEndpoints } from "../../shared/account/desks.ts";
import { bookingPageEndpoints } from "../../shared/booking-pages.ts";
import { addDays } from "../../shared/dates/dates.ts";
import { absenceEndpoints } from "../../shared/kinds/absences.ts";
import { activityEndpoints } from "../../shared/kinds/activities.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { meetingTypeEndpoints } from "../../shared/kinds/meeting-types.ts";
import { taskEndpoints } from "../../shared/kinds/tasks.ts";
import { type Account, bookingOf, exchange, signUp } from "../../tools/client.ts";

/** What there is only with several people on a desk, or with booking. */
export interface Team {
  token: string;
  /** Of a link to the desk. */
  invite: string;
  customer: string;
  /** The address of a meeting that strangers book, and of what one of them has booked. */
  meeting: string;
  booked: string;
}

/** Marta, Anna and Ben on one desk, with work of each and a page for bookings. */
export async function fillTeam(baseUrl: string, today: string): Promise<Team> {
  const marta = await signUp(baseUrl, { name: "Marta Reyes", email: "marta@reyes.test" });
  await marta.call(deskEndpoints.rename, { body: { name: "Reyes & Partners" } });
  const anna = await join(marta, "Anna Ruiz");
  const ben = await join(marta, "Ben Okafor");
  const people = [marta, anna, ben].map(({ user }) => user._id);
  const made: { customer: string; company: string }[] = [];
  for (const [place, name] of ["Bergco", "Padaria Leitão", "Dell’Acqua Studio"].entries()) {
    const responsible = people[place] ?? "";
    const company = await marta.call(companyEndpoints.create, { body: { name, responsible } });
    for (const contact of ["Anna Berg", "Raíssa Leitão", "Niccolò Dell’Acqua"].slice(place)) {
      const { data } = await marta.call(customerEndpoints.create, {
        params: { id: company.data._id },
        body: {
          ...{ name: contact, responsible, value: 1250 * (place + 1) },
          email: `contact${made.length}@example.com`,
        },
      });
      made.push({ customer: data._id, company: company.data._id });
    }
  }
  const [whose] = made;
  if (!whose) throw new Error("There is no customer.");
  const { customer } = whose;
  const book = (title: string, at: string, host = people[0], attending: string[] = []) =>
    marta.call(appointmentEndpoints.create, {
      body: { ...whose, title, date: `${today}T${at}`, duration: 60, host, attending },
    });
  await book("Kick-off", "09:00");
  await book("Demo", "09:30", people[1]);
  await book("Review", "11:00", people[1], people.slice(2));
  await book("Handover", "15:00", people[2]);
  for (const assignee of people) {
    const task = { text: "Send the quote", due: today, customer, assignee };
    await marta.call(taskEndpoints.create, { body: task });
  }
  const headers = { desk: marta.user.desk._id };
  const asked = { text: "Decide about the discount", customer, assignee: people[0] };
  await ben.call(taskEndpoints.create, { headers, body: asked });
  const note = { kind: "note" as const, at: `${today}T09:00`, text: "Wants one invoice, @Marta." };
  await ben.call(activityEndpoints.create, { headers, params: { id: customer }, body: note });
  const away = { person: people[2] ?? "", from: addDays(today, 1), until: addDays(today, 10) };
  await marta.call(absenceEndpoints.create, { body: away });
  return { token: marta.token, customer, invite: await invite(marta), ...(await openPage(marta)) };
}

async function invite(host: Account): Promise<string> {
  const body = { name: "Somebody", role: "member" as const };
  const { link = "" } = await host.call(invitationEndpoints.create, { body });
  return new URL(link).searchParams.get("invite") ?? "";
}

async function join(host: Account, name: string): Promise<Account> {
  const person = await signUp(host.baseUrl, { name });
  await person.call(invitationEndpoints.accept, { params: { token: await invite(host) } });
  return person;
}

/** Two types of meetings; somebody new has booked one, and asks for the other. */
async function openPage(marta: Account) {
  await marta.call(bookingPageEndpoints.updateOwn, { body: { name: "marta", isOpen: true } });
  let meeting = "";
  let booked = "";
  for (const body of [
    { name: "Phone call", lengths: [30], place: "video" as const },
    {
      name: "Site visit",
      lengths: [60, 90],
      place: "video" as const,
      booked: "onApproval" as const,
    },
  ]) {
    const { data: type } = await marta.call(meetingTypeEndpoints.create, { body });
    const { data: times } = await marta.call(meetingTypeEndpoints.preview, { body });
    const form = bookingOf(`/book/marta/${type._id}`, times.first ?? "");
    const answer = await exchange(marta.baseUrl ?? "", form);
    meeting ||= form.url;
    booked ||= new URL(answer.headers.location ?? "", marta.baseUrl).pathname;
  }
  return { meeting, booked };
}
