import { createDecipheriv, createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Evidence } from '@manzil/contracts/leads/ledger';
import { HOW_TO_CHECK } from '../src/leads/how-to-check.js';
import { postJson } from './gateway-under-test.js';
import { enquiry } from './sample-forms.js';
import { startStaffedLeads, type StaffedLeads } from './leads-stack.js';

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const SENTENCE = 'I agree to the privacy notice.';

describe('the evidence of a lead', () => {
  let staff: StaffedLeads;
  let id: string;
  let path: string;
  beforeAll(async () => {
    staff = await startStaffedLeads();
    id = randomUUID();
    const form = enquiry({ id, name: 'Layla', consentText: SENTENCE });
    path = `/api/leads/${id}/evidence`;
    await staff.send('/api/enquiries', form);
    for (let expectedVersion = 1; expectedVersion <= 12; expectedVersion += 1) {
      const body = { notes: `Call ${String(expectedVersion)}`, expectedVersion };
      await staff.call(`/api/leads/${id}`, { ...postJson(body, { cookie: staff.agent }), method: 'PATCH' });
    }
  });
  afterAll(async () => {
    await staff.stop();
  });

  const statusFor = async (cookie?: string): Promise<number> =>
    (await staff.call(path, { headers: cookie === undefined ? {} : { cookie } })).status;

  it('is given to admins who have confirmed who they are, and to nobody else', async () => {
    const editor = await staff.sessionOf('editor');
    expect([await statusFor(), await statusFor(staff.agent), await statusFor(editor)]).toEqual([
      401, 403, 403,
    ]);
    const response = await staff.call(path, { headers: { cookie: staff.admin } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="evidence.json"');
    expect(response.headers.get('cache-control')).toMatch(/no-store/);
    const unknown = path.replace(id, '00000000-0000-4000-8000-000000000000');
    expect((await staff.call(unknown, { headers: { cookie: staff.admin } })).status).toBe(404);
  });

  it('is checked with nothing but the file', async () => {
    const file = await staff.read<Evidence>(path, staff.admin);
    expect(file).toMatchObject({ leadId: id, howToCheck: HOW_TO_CHECK });
    expect(file.entries.map(({ kind }) => kind)).toEqual(['received', ...Array<string>(12).fill('changed')]);
    expect(file.entries.at(-1)?.content).toMatchObject({ notes: 'Call 12', version: 13 });
    let previous = '0'.repeat(64);
    for (const {
      seq,
      at,
      kind,
      leadId,
      contentHash,
      previousHash,
      hash,
      encrypted,
      content,
    } of file.entries) {
      const bytes = Buffer.from(encrypted, 'base64');
      expect(sha256(bytes)).toBe(contentHash);
      expect(sha256(JSON.stringify([seq, at, kind, leadId, contentHash, previousHash]))).toBe(hash);
      expect(previousHash).toBe(previous);
      previous = hash;
      const key = Buffer.from(file.key ?? '', 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
      expect(JSON.parse(text)).toEqual(content);
    }
    expect(file.head).toMatchObject({ seq: 13, hash: previous });
    expect(file.consents).toMatchObject([{ document: 'form', text: SENTENCE, hash: sha256(SENTENCE) }]);
  });
});
