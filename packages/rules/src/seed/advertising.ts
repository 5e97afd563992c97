import type { RuleSeed } from '../rule.js';
import { limits, seedRule, statement } from './seed-rule.js';

/** Advertisements, brokers and contacts. */
export const ADVERTISING_RULES: RuleSeed[] = [
  seedRule(
    {
      id: 'dubai.ad.permit',
      emirate: 'dubai',
      topic: 'advertise',
      name: 'Advertisement permit (Trakheesi) with the Madmoun QR code',
      note: 'QR code since 24 April 2023: the Land Department issues its address, which cannot be made from the number. Fines from AED 50,000.',
      confidence: 'high',
      reviewBy: '2027-02-28',
      sources: ['pf-dld', 'pf-flagged', 'qr-2023', 'fines', 'trakheesi-url'],
    },
    {
      from: '2016-10-02',
      terms: statement(
        'Each brokerage needs a permit for each advertisement of a property. Price, location, size, category and type must match it. Portals refuse a number twice within a brokerage and category, except for off-plan homes and homes in DIFC.',
      ),
    },
  ),
  seedRule(
    {
      id: 'dubai.ad.removal',
      emirate: 'dubai',
      topic: 'advertise',
      name: 'Sold or let homes are taken down',
      confidence: 'high',
      reviewBy: '2027-02-28',
      sources: ['pf-dld', 'qr-2023'],
    },
    {
      from: '2023-01-01',
      dated: 'low',
      terms: statement(
        'Promptly. An order of 2024 gave three working days; Property Finder gives three days for a flagged listing.',
      ),
    },
  ),
  seedRule(
    {
      id: 'uae.ad.advertiser-permit',
      emirate: 'all',
      topic: 'advertise',
      name: 'Advertiser permit of the UAE Media Council',
      confidence: 'medium',
      reviewBy: '2027-02-28',
      sources: ['ads-2026-a', 'ads-2026-b'],
    },
    { from: '2026-02-01', terms: statement('Needed by those who advertise on social media.') },
  ),
  seedRule(
    {
      id: 'dubai.mandate.brokers',
      emirate: 'dubai',
      topic: 'mandate',
      name: 'Brokers for one home at a time (Form A)',
      note: 'Form U ends a mandate.',
      confidence: 'high',
      reviewBy: '2027-06-30',
      sources: ['rera-forms', 'rera-forms-b'],
    },
    { from: null, terms: limits(['Brokers', 'count', 3], ['Notice to end it', 'days', 7]) },
  ),
  seedRule(
    {
      id: 'abudhabi.ad.permit',
      emirate: 'abu-dhabi',
      topic: 'advertise',
      name: 'Advertisement permit (Madhmoun)',
      note: 'Enforced for all since 7 August 2025. It is not the Madmoun QR code of Dubai. Exemptions by place and type were not read.',
      confidence: 'high',
      reviewBy: '2027-02-28',
      sources: ['pf-madhmoun', 'madhmoun-fees'],
    },
    {
      from: '2025-07-07',
      terms: limits(
        ['Permit for a sale', 'aed', 250],
        ['Permit for a lease', 'aed', 65],
        ['Agencies, exclusive', 'count', 1],
        ['Agencies, not exclusive', 'count', 3],
      ),
    },
  ),
  seedRule(
    {
      id: 'uae.telemarketing',
      emirate: 'all',
      topic: 'contact',
      name: 'Marketing calls and messages',
      law: 'Cabinet Resolutions 56 and 57 of 2024',
      note: 'From 9:00 to 18:00, never after a refusal, not to numbers in the Do Not Call Registry, from numbers of the company only; for calls, SMS and messages on social media. Fines from AED 5,000 to 150,000.',
      confidence: 'high',
      reviewBy: '2027-06-30',
      sources: ['tele-a', 'tele-b', 'tele-c'],
    },
    { from: '2024-08-27', terms: limits(['Calls a day', 'count', 1], ['Calls a week', 'count', 2]) },
  ),
  seedRule(
    {
      id: 'pf.superagent',
      emirate: 'all',
      topic: 'portal',
      name: 'SuperAgent criteria of Property Finder',
      note: 'A target for agents, not a law. Two stored versions differ: since 2025, 50% of the feedback of seekers replaces the response rate.',
      confidence: 'medium',
      reviewBy: '2027-02-28',
      sources: ['pf-super-a', 'pf-super-b'],
    },
    {
      from: '2025-01-01',
      terms: limits(
        ['Quality score, at least', 'count', 85],
        ['Listings, at least', 'count', 5],
        ['Listings, at most', 'count', 80],
        ['Response rate, at least', 'share', 0.8],
        ['Hours to a reply on WhatsApp, at most', 'count', 2],
        ['Leads in 60 days, at least', 'count', 10],
        ['Transactions in 90 days, at least', 'count', 1],
        ['Rating, at least', 'count', 4],
        ['Ratings, at least', 'count', 2],
        ['Violations in 60 days, at most', 'count', 2],
      ),
    },
  ),
];
