/** Tables that grow with visitors, listings or time, so that a full scan takes seconds. */
const GROWING = new Set([
  ...['property', 'import_change', 'import_problem', 'fetched_photo', 'content_version', 'search_listing'],
  ...['lead', 'lead_entry', 'ledger_entry', 'mail', 'consent', 'viewing', 'saved_search', 'search_alert'],
  ...['shortlist', 'subscriber', 'webhook_event', 'webhook_delivery'],
  ...['asset', 'asset_claim', 'source_photo', 'source_photo_use', 'audit.entry'],
]);

const TABLE = String.raw`(?:IF EXISTS )?(?:ONLY )?"?([\w.]+)"?`;
const CREATE_TABLE = new RegExp(`^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?"?([\\w.]+)"?`, 'i');
const ALTER = new RegExp(`^ALTER TABLE ${TABLE}`, 'i');
const CREATE_INDEX = new RegExp(`^CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY).*? ON ${TABLE}`, 'is');
const CHANGES_ROWS = /^(?:UPDATE|DELETE|INSERT|WITH|MERGE|SELECT)\b/i;

/** ALTER TABLE actions that rewrite or scan the table under a lock that blocks readers. */
const WHOLE_TABLE = [
  [/\bGENERATED ALWAYS AS\b[^,]*\bSTORED\b|\bSTORED\b/i, 'rewrites the table'],
  [/\bALTER (?:COLUMN )?"?\w+"? (?:SET DATA )?TYPE\b/i, 'rewrites the table'],
  [/\bADD (?:COLUMN )?[^,]*\bDEFAULT (?:gen_random_uuid|random|clock_timestamp)\b/i, 'rewrites the table'],
  [/\bSET NOT NULL\b/i, 'reads all rows'],
  [/\bADD (?:CONSTRAINT \S+ )?(?:CHECK|FOREIGN KEY)\b(?!.*\bNOT VALID\b)/is, 'reads all rows'],
  [/\bADD (?:CONSTRAINT \S+ )?(?:UNIQUE|PRIMARY KEY) \(/i, 'builds an index'],
];

/**
 * Returns the statements of a migration that block a growing table during a full scan: statements that rewrite, read
 * or index it under a lock, and statements that process rows after the table was locked in the same transaction.
 * Tables that the migration creates have no readers.
 *
 * @param {readonly string[]} statements as they were executed, including the ones that begin and end transactions
 */
export function blockingStatements(statements) {
  const created = new Set();
  const found = [];
  let isInTransaction = false;
  let locked;
  const isGrowing = (table) => GROWING.has(table) && !created.has(table);
  for (const statement of statements.map((each) => each.trim())) {
    if (/^START TRANSACTION/i.test(statement)) isInTransaction = true;
    if (/^(?:COMMIT|ROLLBACK)/i.test(statement)) {
      isInTransaction = false;
      locked = undefined;
    }
    const [, made] = CREATE_TABLE.exec(statement) ?? [];
    if (made !== undefined) created.add(made);
    const [, indexed = ''] = CREATE_INDEX.exec(statement) ?? [];
    if (isGrowing(indexed)) found.push(`without CONCURRENTLY: ${firstLine(statement)}`);
    if (locked !== undefined && CHANGES_ROWS.test(statement) && !isBookkeeping(statement))
      found.push(`while ${locked} is locked: ${firstLine(statement)}`);
    const [, altered = ''] = ALTER.exec(statement) ?? [];
    if (!isGrowing(altered)) continue;
    for (const [part, effect] of WHOLE_TABLE)
      if (part.test(statement)) found.push(`${effect}: ${firstLine(statement)}`);
    if (isInTransaction) locked = altered;
  }
  return found;
}

/** TypeORM records the migration in the same transaction. */
const isBookkeeping = (statement) => /"?migrations"?\b/.test(statement.slice(0, 80));

const firstLine = (statement) => statement.replace(/\s+/g, ' ').slice(0, 100);
