import { describe, expect, it } from 'vitest';
import { MOST_ROWS_AT_ONCE, type ImportRow, type ReadRow } from '@manzil/contracts/leads/lead-import';
import { DomainError } from '@manzil/service-kit/errors';
import type { RpcClient } from '@manzil/service-kit/rpc-client';
import type { AuditedAct, AuditLog, MemberDirectory } from '../http/ports.js';
import { ImportLeads } from './import-leads.js';

const ACTOR = { username: 'layla' } as never;
const LAYLA = { username: 'layla', role: 'admin' as const };

const rowOf = (line: number, text = 'x'): ImportRow => ({ line, cells: [text] });
const fileOf = (rows: ImportRow[]) => ({ headings: ['Name'], columns: ['name' as const], values: [], rows });

/** A leads service that fails from the slice of this number on, with the requests it received. */
function importing(failsAt = Infinity) {
  const slices: ImportRow[][] = [];
  const acts: AuditedAct[] = [];
  const request = (_contract: unknown, { rows }: { rows: ImportRow[] }): Promise<{ rows: ReadRow[] }> => {
    if (slices.length + 1 >= failsAt) return Promise.reject(new DomainError('UNAVAILABLE', 'leads is away'));
    slices.push(rows);
    return Promise.resolve({
      rows: rows.map(({ line }) => ({ line, outcome: 'imported', problems: [], foreign: [], lead: null })),
    });
  };
  const importLeads = new ImportLeads(
    { request } as unknown as RpcClient,
    { leadWorkers: () => Promise.resolve([]) } as unknown as MemberDirectory,
    { record: (act: AuditedAct) => Promise.resolve(void acts.push(act)) } as unknown as AuditLog,
  );
  return { slices, acts, run: (rows: ImportRow[]) => importLeads.import(fileOf(rows), LAYLA, ACTOR) };
}

const rows = Array.from({ length: 2 * MOST_ROWS_AT_ONCE + 50 }, (_, index) => rowOf(index + 2));

describe('an import', () => {
  it('that fails in the middle says what is stored and what is left, and is audited with it', async () => {
    const { run, acts } = importing(2);
    const counts = { total: 450, imported: 200, alreadyThere: 0, skipped: 0, left: 250 };
    expect(await run(rows)).toMatchObject(counts);
    expect(acts).toMatchObject([{ action: 'leads-imported', details: counts }]);
  });

  it('that stores nothing fails as leads does, and is audited all the same', async () => {
    const { run, acts } = importing(1);
    await expect(run(rows)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(acts).toMatchObject([{ details: { imported: 0, left: 450 } }]);
  });

  it('sends every row once, in slices that fit into a message', async () => {
    const { run, slices } = importing();
    const long = Array.from({ length: 40 }, (_, index) => rowOf(index + 2, 'ä'.repeat(20_000)));
    expect(await run([...long, ...rows])).toMatchObject({ total: 490, imported: 490, left: 0 });
    expect(slices.flat()).toEqual([...long, ...rows]);
    for (const slice of slices) {
      expect(slice.length).toBeLessThanOrEqual(MOST_ROWS_AT_ONCE);
      expect(Buffer.byteLength(JSON.stringify(slice))).toBeLessThan(600_000);
    }
  });
});
