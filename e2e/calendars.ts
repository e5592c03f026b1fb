import type { Account } from "../tools/client.ts";
import type { Make } from "./fixtures.ts";
import { idOfPerson, joinDesk } from "./people.ts";

/** A Monday long over, so that nothing here depends on the day or hour of the run. */
export const monday = "2024-05-06";

/** Marta, Anna and Ben, with something in each calendar on `day`. */
export async function fillCalendars(account: Account, make: Make, day = monday) {
  for (const name of ["Anna Ruiz", "Ben Okafor"]) await joinDesk(account, name, "member");
  const [anna, ben] = [
    await idOfPerson(account, "Anna Ruiz"),
    await idOfPerson(account, "Ben Okafor"),
  ];
  const customer = await make.customer(await make.company());
  const book = (title: string, time: string, more: object = {}) =>
    make.appointment(customer, { title, date: `${day}T${time}`, ...more });
  await book("Kick-off", "09:00");
  await book("Demo", "09:30", { host: ben });
  await book("Review", "11:00", { host: anna, attending: [ben] });
  await book("Handover", "15:00", { host: ben });
  return { anna, ben };
}
