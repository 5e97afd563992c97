import { generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitEnquiry } from '@manzil/contracts/leads/rpc';
import { startSmtp, type ReceivedMail, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { configSchema } from '../src/config.js';
import { startLeads, type RunningLeads } from './running-leads.js';
import { verifyDkim } from './verify-dkim.js';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PEM = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const DKIM = { DKIM_DOMAIN: 'agency.example', DKIM_SELECTOR: 'mail2026', DKIM_PRIVATE_KEY: PEM };

describe('mail of an agency with a key', () => {
  let smtp: TestSmtp;
  let leads: RunningLeads;
  let mail: ReceivedMail;
  beforeAll(async () => {
    smtp = await startSmtp();
    const server = {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Manzil <site@agency.example>',
      LEAD_ANSWERS: 'on',
    } as const;
    leads = await startLeads({ ...server, ...DKIM });
    const person = { name: 'Layla', email: 'layla@example.com', message: 'مرحبا  from\nDubai', page: '/' };
    await leads.client.request(submitEnquiry, { id: randomUUID(), kind: 'contact', ...person });
    mail = await waitFor('the answer', () => smtp.received[0]);
  });
  afterAll(async () => {
    await leads.stop();
    await smtp.stop();
  });

  const verify = (raw: Buffer, key: KeyObject = publicKey) => verifyDkim(raw, key);
  const changed = (from: string, to: string): Buffer =>
    Buffer.from(mail.raw.toString('latin1').replace(from, to), 'latin1');

  it('arrives with a signature that holds, also for the headers of the button to end it', () => {
    const tags = verify(mail.raw);
    expect(tags).toMatchObject({ d: 'agency.example', s: 'mail2026', a: 'rsa-sha256' });
    expect(tags.h?.split(':')).toEqual(
      expect.arrayContaining(['from', 'to', 'subject', 'date', 'list-unsubscribe', 'list-unsubscribe-post']),
    );
  });

  it('has a signature that does not hold when anything is changed, or with another key', () => {
    expect(() => verify(changed('Subject: Your', 'Subject: Our'))).toThrow('The signature is wrong');
    expect(() => verify(changed('One-Click', 'Two-Click'))).toThrow('The signature is wrong');
    expect(() => verify(changed('Dubai', 'Cairo'))).toThrow('The body is not the one that was signed');
    const { publicKey: other } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    expect(() => verify(mail.raw, other)).toThrow('The signature is wrong');
  });
});

describe('the configuration of signatures', () => {
  const problems = (settings: Record<string, string>): string[] => {
    const given = { LEADS_DATABASE_URL: 'postgres://localhost/leads', ...settings };
    const { error } = configSchema.safeParse(given);
    return error?.issues.map(({ path }) => path.join('.')) ?? [];
  };

  it('is whole or absent, and has an RSA key', () => {
    expect([problems({}), problems(DKIM)]).toEqual([[], []]);
    for (const name of Object.keys(DKIM)) {
      const { [name]: _missing, ...others } = DKIM as Record<string, string>;
      expect(problems(others)).toEqual(['DKIM_DOMAIN']);
    }
    const ed25519 = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    for (const key of ['no key', ed25519.toString()])
      expect(problems({ ...DKIM, DKIM_PRIVATE_KEY: key })).toEqual(['DKIM_PRIVATE_KEY']);
  });
});
