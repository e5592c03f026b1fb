import { forgetAllOfPeople, forgetOfPeople } from "./contact-days.ts";
import { onChange, toFunction, toTrigger } from "./trigger-sql.ts";

// Who was responsible for customers and companies, written by the database itself in the transaction of whatever
// changes it. Triggers of status-history.ts keep of which company a customer is.

/** A record is never written twice at one instant; if it is, the later one counts. */
function insert(selected: string): string {
  return `INSERT INTO "responsibleChanges" ("owner", "record", "company", "at", "from", "to")
    ${selected} ON CONFLICT ("owner", "record", "at") DO UPDATE SET "to" = excluded."to"`;
}

export function sqliteResponsibleTriggers(): string[] {
  const told = (company: string) =>
    insert(`VALUES (NEW."owner", NEW."_id", NEW."${company}", NEW."updatedAt",
      OLD."responsible", NEW."responsible")`);
  return [
    toTrigger("customers_given", onChange("customers", ["responsible"]), [
      told("company"),
      forgetOfPeople("NEW"),
    ]),
    toTrigger("companies_given", onChange("companies", ["responsible"]), [told("_id")]),
  ];
}

export function postgresResponsibleTriggers(): string[] {
  const given = (table: string, company: string, alsoDone: readonly string[]) => {
    const rows = `FROM added AS a JOIN removed AS r ON r."owner" = a."owner"
      AND r."_id" = a."_id" WHERE r."responsible" <> a."responsible"`;
    const told = insert(`SELECT a."owner", a."_id", a."${company}", a."updatedAt",
      r."responsible", a."responsible" ${rows}`);
    // Of most changes nobody has to look.
    return toFunction(
      `${table}_given`,
      `UPDATE ON "${table}" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT`,
      [`IF EXISTS (SELECT 1 ${rows}) THEN ${[told, ...alsoDone].join("; ")}; END IF`],
    );
  };
  return [
    ...given("customers", "company", [forgetAllOfPeople("added")]),
    ...given("companies", "_id", []),
  ];
}
