-- Names a user in the links that turn regular mail off. Nothing else can be done with it.
ALTER TABLE "users" ADD COLUMN "mailKey" plain_text;
CREATE UNIQUE INDEX "users_mailKey" ON "users" ("mailKey");
