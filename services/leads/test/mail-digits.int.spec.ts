import { previewMails } from '@manzil/contracts/http/mails';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLeads, type RunningLeads } from './running-leads.js';
import { startStubContent } from './stub-content.js';

let leads: RunningLeads;
let content: Awaited<ReturnType<typeof startStubContent>>;

beforeAll(async () => {
  leads = await startLeads();
  content = await startStubContent(leads.natsUrl);
  content.fields = { digits: 'own' };
});
afterAll(async () => {
  await content.stop();
  await leads.stop();
});

it('writes mail in the digits that staff have chosen for the pages of its language', async () => {
  const { previews } = await leads.client.request(previewMails, {});
  const textOf = (language: string) =>
    previews.find((each) => each.kind === 'viewing-booked' && each.language === language)?.text;
  expect(textOf('ar')).toMatch(/[٠-٩]{1,2}:[٠-٩]{2}/);
  expect(textOf('en')).toMatch(/\d{2}:\d{2}/);
  expect(textOf('en')).not.toMatch(/[٠-٩]/);
});
