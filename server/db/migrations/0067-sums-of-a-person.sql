-- Number and value by status of what is somebody's: with the status in it the index alone answers, and is taken.

DROP INDEX "customers_of_person";
CREATE INDEX "customers_of_person" ON "customers" ("responsible", "owner", "status", "value");
