-- An import may bring customers without a last contact: theirs is an empty text. For follow-up they count
-- from when they were added, so that those added lately are found without reading the others.
CREATE INDEX "customers_never_contacted" ON "customers" ("owner", "createdAt", "status", "value")
  WHERE "lastContact" = '';
DROP INDEX "customers_snoozed";
CREATE INDEX "customers_snoozed" ON "customers"
  ("owner", "snoozedUntil", "status", "lastContact", "value", "createdAt")
  WHERE "snoozedUntil" IS NOT NULL;
