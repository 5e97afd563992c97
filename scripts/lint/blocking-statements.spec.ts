import { describe, expect, it } from 'vitest';
import { blockingStatements } from './blocking-statements.mjs';

const inTransaction = (...statements: string[]): string[] => ['START TRANSACTION', ...statements, 'COMMIT'];

describe('statements of a migration that block others', () => {
  it.each([
    ['ALTER TABLE property ADD COLUMN words tsvector GENERATED ALWAYS AS (words(title)) STORED', 'rewrites'],
    ['ALTER TABLE property ALTER COLUMN price TYPE numeric', 'rewrites'],
    ['ALTER TABLE lead ADD COLUMN token uuid NOT NULL DEFAULT gen_random_uuid()', 'rewrites'],
    ['ALTER TABLE "lead" ALTER COLUMN phone SET NOT NULL', 'reads all rows'],
    ['ALTER TABLE mail ADD CONSTRAINT known CHECK (kind <> 1)', 'reads all rows'],
    ['ALTER TABLE lead ADD CONSTRAINT one UNIQUE (email)', 'builds an index'],
    ['CREATE INDEX lead_email ON lead (email)', 'without CONCURRENTLY'],
    ['CREATE UNIQUE INDEX lead_email ON "lead" (lower(email))', 'without CONCURRENTLY'],
  ])('include %s', (statement, reason) => {
    const [found, ...others] = blockingStatements([statement]);
    expect(found).toContain(reason);
    expect(others).toEqual([]);
  });

  it('include work on rows after the table was locked, in the same transaction', () => {
    const [add, fill] = ['ALTER TABLE lead ADD COLUMN tags text[]', "UPDATE lead SET tags = '{}'"];
    expect(blockingStatements(inTransaction(add, fill))).toEqual([`while lead is locked: ${fill}`]);
    expect(blockingStatements([...inTransaction(add), fill])).toEqual([]);
  });

  it.each([
    ['ALTER TABLE lead ADD COLUMN tags text[]'],
    ["ALTER TABLE lead ADD COLUMN source text NOT NULL DEFAULT 'site'"],
    ['ALTER TABLE mail ADD CONSTRAINT known CHECK (kind <> 1) NOT VALID'],
    ['ALTER TABLE mail VALIDATE CONSTRAINT known'],
    ['CREATE INDEX CONCURRENTLY lead_email ON lead (email)'],
    ['CREATE INDEX footer_name ON footer (name)'],
    ['ALTER TABLE footer ALTER COLUMN name SET NOT NULL'],
  ])('do not include %s', (statement) => {
    expect(blockingStatements(inTransaction(statement))).toEqual([]);
  });

  it('do not include those on a table that the migration creates', () => {
    const created = ['CREATE TABLE saved_search (id uuid)', 'CREATE INDEX newest ON saved_search (id)'];
    expect(blockingStatements(inTransaction(...created))).toEqual([]);
  });
});
