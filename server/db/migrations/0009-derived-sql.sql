-- Of which text the triggers and policies are, see records/derive.ts.
CREATE TABLE "derivations" ("hash" plain_text NOT NULL PRIMARY KEY);
