-- When somebody on a desk is away, and who stands in: whole days by their own clock.
CREATE TABLE "absences" (
  "owner" plain_text NOT NULL REFERENCES "desks" ("_id") ON DELETE CASCADE,
  "_id" plain_text NOT NULL,
  "person" plain_text NOT NULL,
  "from" plain_text NOT NULL,
  "until" plain_text NOT NULL,
  -- Null for nobody.
  "standIn" plain_text,
  "createdAt" plain_text NOT NULL,
  "updatedAt" plain_text NOT NULL,
  "fromKey" plain_text NOT NULL,
  "searchKey" plain_text NOT NULL,
  "textKey" plain_text NOT NULL,
  PRIMARY KEY ("owner", "_id")
);
CREATE INDEX "absences_by_end" ON "absences" ("owner", "until");
