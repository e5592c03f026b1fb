-- What happened with a customer: a note, call, email or meeting.
CREATE TABLE "activities" (
  "owner" plain_text NOT NULL,
  "_id" plain_text NOT NULL,
  "customer" plain_text NOT NULL,
  "kind" plain_text NOT NULL,
  -- Wall-clock time, or a plain date for what has no time.
  "at" plain_text NOT NULL,
  "text" plain_text NOT NULL,
  "createdAt" plain_text NOT NULL,
  "updatedAt" plain_text NOT NULL,
  -- Of the beginning of the text.
  "titleKey" plain_text NOT NULL,
  "searchKey" plain_text NOT NULL,
  "textKey" plain_text NOT NULL,
  PRIMARY KEY ("owner", "_id"),
  FOREIGN KEY ("owner", "customer") REFERENCES "customers" ("owner", "_id") ON DELETE CASCADE
);
CREATE INDEX "activities_of_customer" ON "activities" ("owner", "customer", "at", "_id");
CREATE INDEX "activities_by_time" ON "activities" ("owner", "at", "_id");

ALTER TABLE "ownerTotals" ADD COLUMN "activities" bigint NOT NULL DEFAULT 0;
