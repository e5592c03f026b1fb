-- Whom the provider has invited: of nobody until an account is made with the link.
CREATE TABLE "invitations" (
  "emailKey" plain_text NOT NULL PRIMARY KEY,
  "email" plain_text NOT NULL,
  "tokenHash" plain_text NOT NULL UNIQUE,
  "createdAt" plain_text NOT NULL,
  "expiresAt" plain_text NOT NULL
);
