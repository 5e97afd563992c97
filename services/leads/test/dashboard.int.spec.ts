import { randomUUID } from 'node:crypto';
import { showDashboardSeries } from '@manzil/contracts/http/leads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countDashboard, countVisit } from '@manzil/contracts/leads/rpc';
import { startLeads, type RunningLeads } from './running-leads.js';

describe('the dashboard', () => {
  let leads: RunningLeads;

  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  /** SQL of midnight in the Gulf this many days ago, moved by `offset`. */
  const timeOf = (daysAgo: number, offset: string): string =>
    `((now() AT TIME ZONE 'Asia/Dubai')::date - ${daysAgo})::timestamp AT TIME ZONE 'Asia/Dubai' + interval '${offset}'`;

  const addLead = (kind: string, at: string) =>
    leads.dataSource.query(
      `INSERT INTO lead (kind, name, email, phone, help_option, message, listing, consent_text, consented_at, received_at)
       VALUES ('${kind}', 'n', gen_random_uuid() || '@e.f', '+971501234567', 'Buy', 'm', '{}', 'c', now(), ${at})`,
    );

  it('counts visits and each sort of lead, and starts at nothing', async () => {
    const none = { visits: 0, homePageEnquiries: 0, otherEnquiries: 0, newsletter: 0 };
    expect(await leads.client.request(countDashboard, {})).toEqual(none);
    await leads.client.request(countVisit, { token: randomUUID() });
    for (const kind of ['popup', 'popup', 'newsletter', 'contact', 'sell', 'listing', 'mortgage']) {
      await addLead(kind, 'now()');
    }
    expect(await leads.client.request(countDashboard, {})).toEqual({
      visits: 1,
      homePageEnquiries: 2,
      otherEnquiries: 4,
      newsletter: 1,
    });
  });

  it('puts each visit and lead on its day of the Gulf, and leaves no day out', async () => {
    await addLead('popup', timeOf(2, '0 seconds'));
    await addLead('sell', timeOf(2, '-1 millisecond'));
    await addLead('newsletter', timeOf(6, '0 seconds'));
    await addLead('newsletter', timeOf(6, '-1 millisecond'));
    for (const offset of ['0 seconds', '1 hour', '86399 seconds']) {
      await leads.dataSource.query(
        `INSERT INTO visit VALUES (sha256(gen_random_uuid()::text::bytea), ${timeOf(4, offset)})`,
      );
    }
    const { days } = await leads.client.request(showDashboardSeries, { days: 7 });
    const numbers = days.map((day) => [
      day.visits,
      day.homePageEnquiries,
      day.otherEnquiries,
      day.newsletter,
    ]);
    expect(numbers.slice(0, 6)).toEqual([
      [0, 0, 0, 1],
      [0, 0, 0, 0],
      [3, 0, 0, 0],
      [0, 0, 1, 0],
      [0, 1, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(numbers[6]).toEqual([1, 2, 4, 1]);
    const dates = days.map(({ day }) => Date.parse(day));
    expect(dates.slice(1).every((date, index) => date - (dates[index] ?? 0) === 86_400_000)).toBe(true);
  });
});
