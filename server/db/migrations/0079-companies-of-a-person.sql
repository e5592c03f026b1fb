-- The companies of one person, with all that a list adds up, and how many each has, are answered by an index alone.
CREATE INDEX "companies_of_person" ON "companies" ("responsible", "owner", "private", "_id",
  "clientCount", "totalValue");
