import { type Kysely, sql, type Transaction } from "kysely";
import { bookkeeping } from "../../maintenance/catalog.ts";
import type { Tables } from "../../schema.ts";
import { StartError } from "../start-error.ts";

/** Called after whoever logs in, so that two installations on one server stay apart. */
const servingRole = sql<string>`left(session_user, 55) || '_serving'`;

/**
 * Makes the role that serves users, and lets it read and write rows; nothing else. Asked at every
 * start, since a restored database or a new table may have come without its rights. Throws a
 * StartError that says what an administrator has to do.
 */
export async function prepareServingRole(
  db: Kysely<Tables>,
  lock: (tx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  if (await isReady(db)) return;
  await db.transaction().execute(async (tx) => {
    await lock(tx);
    const { rows } = await sql<{ role: string; login: string; schema: string }>`
      SELECT ${servingRole} AS "role", session_user::text AS "login", current_schema() AS "schema"
    `.execute(tx);
    const [{ role, login, schema } = { role: "", login: "", schema: "" }] = rows;
    await makeRole(tx, role, login);
    await sql`GRANT USAGE ON SCHEMA ${sql.id(schema)} TO ${sql.id(role)}`.execute(tx);
    await sql`
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${sql.id(schema)} TO ${sql.id(role)}
    `.execute(tx);
    for (const table of bookkeeping) {
      const name = sql.table(table);
      await sql`REVOKE INSERT, UPDATE, DELETE ON ${name} FROM ${sql.id(role)}`.execute(tx);
    }
    // No policy holds sessions: they tell who asks. But none may be handed to somebody else.
    await sql`REVOKE UPDATE ON "sessions" FROM ${sql.id(role)}`.execute(tx);
    await sql`
      GRANT UPDATE ("lastUsedAt", "expiresAt", "provedAt", "provedBy") ON "sessions" TO ${sql.id(role)}
    `.execute(tx);
    for (const name of ["findCandidates", "sumCustomers"]) {
      await sql`REVOKE EXECUTE ON FUNCTION ${sql.id(name)} FROM PUBLIC`.execute(tx);
      await sql`GRANT EXECUTE ON FUNCTION ${sql.id(name)} TO ${sql.id(role)}`.execute(tx);
    }
  });
}

async function isReady(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM pg_catalog.pg_roles AS r
    WHERE r.rolname = ${servingRole} AND pg_has_role(session_user, r.oid, 'MEMBER')
      AND has_schema_privilege(r.oid, current_schema(), 'USAGE')
      AND has_function_privilege(r.oid, '"findCandidates"(text, text, jsonb, jsonb, integer)', 'EXECUTE')
      AND has_function_privilege(r.oid, '"sumCustomers"(text, jsonb, jsonb)', 'EXECUTE')
      AND has_table_privilege(r.oid, '"migrations"', 'SELECT')
      AND has_column_privilege(r.oid, '"sessions"', 'provedBy', 'UPDATE')
      AND NOT EXISTS (
        SELECT 1 FROM pg_catalog.pg_class AS c
        WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
          AND c.relname NOT IN (${sql.join(bookkeeping.map((name) => sql.lit(name)))}) AND NOT has_table_privilege(r.oid, c.oid, 'DELETE')
      )
  `.execute(db);
  return rows.length > 0;
}

async function makeRole(tx: Transaction<Tables>, role: string, login: string) {
  const create = sql`CREATE ROLE ${sql.id(role)} NOLOGIN`;
  const grant = sql`GRANT ${sql.id(role)} TO ${sql.id(login)}`;
  try {
    const known = await sql`SELECT 1 FROM pg_catalog.pg_roles WHERE rolname = ${role}`.execute(tx);
    // Roles are the whole server's: another database may be making the same one just now.
    if (known.rows.length === 0) {
      await sql`DO ${sql.lit(`BEGIN ${create.compile(tx).sql}; EXCEPTION
        WHEN duplicate_object OR unique_violation THEN NULL; END`)}`.execute(tx);
    }
    const member = await sql`SELECT 1 WHERE pg_has_role(session_user, ${role}, 'MEMBER')`.execute(
      tx,
    );
    if (member.rows.length === 0) await grant.execute(tx);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `The role ${role}, as which users are served, cannot be made: ${reason}. ` +
        `As an administrator run: ${create.compile(tx).sql}; ${grant.compile(tx).sql}; ` +
        "or set ROW_SECURITY=off to do without this role and row-level security (docs/security.md).",
      { cause },
    );
  }
}
