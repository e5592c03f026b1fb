-- What happened to an account itself: sign-ins, changes of how one signs in, exports. No secret is in it.
CREATE TABLE "accountEvents" (
  "owner" plain_text NOT NULL REFERENCES "users" ("_id") ON DELETE CASCADE,
  "_id" plain_text NOT NULL,
  "at" plain_text NOT NULL,
  "kind" plain_text NOT NULL,
  -- By which way somebody signed in.
  "way" plain_text,
  -- The name of a passkey, a token or a file; an email.
  "what" plain_text,
  -- Where it came from; both null for what the provider did.
  "device" plain_text,
  "address" plain_text,
  PRIMARY KEY ("owner", "_id")
);
