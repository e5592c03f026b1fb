-- The codes that a user's app shows after the password. Without "since" it is not turned on yet.
CREATE TABLE "twoSteps" (
  "owner" plain_text NOT NULL PRIMARY KEY REFERENCES "users" ("_id") ON DELETE CASCADE,
  -- What codes are made from, in base32: as clear as a server needs it to make the same ones.
  "totpSecret" plain_text NOT NULL,
  -- The half minute, counted from 1970, of the last code that was taken: it and those before are used up.
  "lastStep" bigint NOT NULL DEFAULT 0,
  -- Signs what spares a device the code. Another one ends it on all devices.
  "trustKey" plain_text NOT NULL,
  "since" plain_text
);

-- For who has lost the app, each once.
CREATE TABLE "recoveryCodes" (
  "owner" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "codeHash" plain_text NOT NULL,
  PRIMARY KEY ("owner", "codeHash")
);
