import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { submitEnquiry } from '@manzil/contracts/leads/rpc';
import pg from 'pg';
import { hashOfEntry, sha256 } from '../src/privacy/ledger/ledger-hash.js';
import { LedgerEntryEntity } from '../src/privacy/ledger/ledger-entry.entity.js';
import { verifyChain } from '../src/privacy/ledger/verify-chain.js';
import { startLeads, type RunningLeads } from './running-leads.js';

const PROGRAM = new URL('../dist/verify-ledger.js', import.meta.url).pathname;

interface Verdict {
  output: string;
  exitCode: number;
}

describe('a ledger of five entries', () => {
  let leads: RunningLeads;
  /** A superuser with all triggers switched off. */
  let attacker: pg.Client;
  beforeAll(async () => {
    leads = await startLeads();
    for (let entry = 0; entry < 5; entry += 1) {
      const person = { name: 'Layla', email: 'layla@example.com', message: 'Hello', page: '/' };
      await leads.client.request(submitEnquiry, { id: randomUUID(), kind: 'contact', ...person });
    }
    attacker = new pg.Client({ connectionString: leads.databaseUrl });
    await attacker.connect();
    await attacker.query('CREATE TABLE original AS TABLE ledger_entry');
    await attacker.query('SET session_replication_role = replica');
  });
  afterEach(async () => {
    await attacker.query('DELETE FROM ledger_entry');
    await attacker.query('INSERT INTO ledger_entry SELECT * FROM original');
  });
  afterAll(async () => {
    await attacker.end();
    await leads.stop();
  });

  const runProgram = (...given: string[]): Promise<Verdict> =>
    new Promise((resolve) => {
      const env = { ...process.env, LEADS_DATABASE_URL: leads.databaseUrl };
      const program = execFile(process.execPath, [PROGRAM, ...given], { env }, (_error, stdout, stderr) => {
        resolve({ output: stdout + stderr, exitCode: program.exitCode ?? -1 });
      });
    });
  const entryAt = (seq: number): Promise<LedgerEntryEntity> =>
    leads.dataSource.manager.findOneByOrFail(LedgerEntryEntity, { seq: String(seq) });
  const problem = async (noted?: { seq: number; hash: string }) =>
    (await verifyChain(leads.dataSource, { noted })).broken;

  it('is whole, and names its last entry', async () => {
    const { hash } = await entryAt(5);
    const output = `5 entries, chain whole\nThe last one, to note elsewhere: 5:${hash}\n`;
    expect(await runProgram()).toEqual({ output, exitCode: 0 });
    expect(await problem({ seq: 5, hash })).toBeUndefined();
    expect(await runProgram('5')).toMatchObject({ exitCode: 2 });
  });

  it.each([
    ['updated', "UPDATE ledger_entry SET kind = 'changed'"],
    ['deleted', 'DELETE FROM ledger_entry'],
    ['emptied', 'TRUNCATE ledger_entry'],
    [
      'forked',
      `INSERT INTO ledger_entry SELECT 6, at, kind, lead_id, content, content_hash, previous_hash, repeat('1', 64)
       FROM ledger_entry WHERE seq = 5`,
    ],
    [
      'given a content that is not hashed',
      `INSERT INTO ledger_entry SELECT 6, at, kind, lead_id, '\\x00', content_hash, hash, repeat('1', 64)
       FROM ledger_entry WHERE seq = 5`,
    ],
  ])('cannot be %s by a statement of the service', async (_what, statement) => {
    await expect(leads.dataSource.query(statement)).rejects.toThrow(/stay as they are|constraint/);
    expect(await problem()).toBeUndefined();
  });

  it.each([
    ['whose time was changed', "at = at - interval '1 day'", 3],
    ['of another kind', "kind = 'changed'", 2],
    ['of another lead', 'lead_id = gen_random_uuid()', 5],
    [
      'with other content and the hash of that',
      "content = '\\x01', content_hash = encode(sha256('\\x01'), 'hex')",
      1,
    ],
  ])('is found to have an entry %s', async (_what, assignment, seq) => {
    await attacker.query(`UPDATE ledger_entry SET ${assignment} WHERE seq = ${String(seq)}`);
    expect(await problem()).toEqual({ seq, problem: 'its content, time, kind or lead was changed' });
  });

  it('is found to be written anew from an entry on that has hashes of its own', async () => {
    const { kind, leadId, at, previousHash } = await entryAt(2);
    const contentHash = sha256(Buffer.from([1]));
    const forged = { seq: 2, at: at.toISOString(), kind, leadId, contentHash, previousHash };
    await attacker.query(
      "UPDATE ledger_entry SET content = '\\x01', content_hash = $1, hash = $2 WHERE seq = 2",
      [contentHash, hashOfEntry(forged)],
    );
    expect(await problem()).toEqual({ seq: 3, problem: 'it is not linked to the entry before it' });
  });

  it.each([
    ['the first', 'seq = 1', 1],
    ['one in the middle', 'seq = 3', 3],
    ['more in the middle', 'seq IN (3, 4)', 3],
  ])('is found to miss %s', async (_what, condition, seq) => {
    await attacker.query(`DELETE FROM ledger_entry WHERE ${condition}`);
    expect(await problem()).toEqual({ seq, problem: 'it is missing' });
  });

  it('is found to miss its end, or to have another one, by an entry that was noted', async () => {
    const noted = { seq: 4, hash: (await entryAt(4)).hash };
    await attacker.query('DELETE FROM ledger_entry WHERE seq > 3');
    expect(await problem()).toBeUndefined();
    expect(await runProgram(`4:${noted.hash}`)).toEqual({
      output: 'Entry 4 is broken: it is missing, with all after it\n',
      exitCode: 1,
    });
    const { hash: previousHash } = await entryAt(3);
    const contentHash = sha256('');
    const forged = { seq: 4, at: new Date(0).toISOString(), kind: 'erased', leadId: randomUUID() } as const;
    const hash = hashOfEntry({ ...forged, contentHash, previousHash });
    await attacker.query("INSERT INTO ledger_entry VALUES (4, $1, $2, $3, '', $4, $5, $6)", [
      ...[forged.at, forged.kind, forged.leadId, contentHash, previousHash, hash],
    ]);
    expect(await problem(noted)).toEqual({ seq: 4, problem: 'its hash is not the one that was noted' });
  });

  it('is found to have an entry whose content was changed alone', async () => {
    const checks = await leads.dataSource.query<{ conname: string }[]>(
      "SELECT conname FROM pg_constraint WHERE conrelid = 'ledger_entry'::regclass AND contype = 'c'",
    );
    for (const { conname } of checks)
      await attacker.query(`ALTER TABLE ledger_entry DROP CONSTRAINT ${conname}`);
    await attacker.query("UPDATE ledger_entry SET content = '\\x01' WHERE seq = 4");
    expect(await problem()).toEqual({ seq: 4, problem: 'its content was changed' });
  });
});
