-- Customers move to another company with their appointments, of which each says both: within one
-- transaction the two may differ. SQLite can put off any foreign key.
ALTER TABLE "appointments"
  ALTER CONSTRAINT "appointments_owner_company_customer_fkey" DEFERRABLE INITIALLY IMMEDIATE;
