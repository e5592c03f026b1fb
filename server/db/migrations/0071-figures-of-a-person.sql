-- What reports and lists ask of one person's customers, appointments and companies is answered by an index alone.

DROP INDEX "customers_of_person";
CREATE INDEX "customers_of_person" ON "customers" ("responsible", "owner", "status", "value",
  "createdAt", "lastContact", "company", "_id", "snoozedUntil", "tags");
DROP INDEX "appointments_by_date";
CREATE INDEX "appointments_by_date" ON "appointments" ("owner", "date", "_id", "customer", "duration",
  "outcome", "repeat", "host", "attending");
DROP INDEX "companies_by_age";
CREATE INDEX "companies_by_age" ON "companies"
  ("owner", "createdAt", "_id", "private", "responsible");

-- What is counted once of a day that is over, of one person as well. It is counted again when it is asked for.
DROP TABLE "contactColumns";
CREATE TABLE "contactColumns" (
  "owner" plain_text NOT NULL REFERENCES "desks" ("_id") ON DELETE CASCADE,
  -- Who is responsible, as a list of one id in JSON; empty for everyone.
  "people" plain_text NOT NULL,
  "day" plain_text NOT NULL,
  -- When the day had ended, by the clock of the user.
  "end" plain_text NOT NULL,
  -- The days of each status after which a customer needs attention, as JSON.
  "followUp" plain_text NOT NULL,
  -- Who counts it; what was counted is kept only if nothing has removed the row meanwhile.
  "claim" plain_text NOT NULL,
  -- Both null until then.
  "customers" bigint,
  "kept" bigint,
  PRIMARY KEY ("owner", "people", "day", "end", "followUp")
);
