-- The time zones of a desk's people by their id, in JSON; null while all have the same. Written by triggers alone.

-- without triggers

ALTER TABLE "desks" ADD COLUMN "zones" plain_text;
UPDATE "desks" SET "zones" = (
  SELECT CASE WHEN count(DISTINCT "users"."timeZone") > 1 THEN json_group_object("users"."_id", "users"."timeZone") END
  FROM "members" JOIN "users" ON "users"."_id" = "members"."user"
  WHERE "members"."desk" = "desks"."_id" AND "users"."timeZone" IS NOT NULL
);
