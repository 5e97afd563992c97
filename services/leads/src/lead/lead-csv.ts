import { csvLine } from '@manzil/service-kit/csv';
import { gulfTimeOf } from '../gulf-time.js';
import type { LeadEntity } from './lead.entity.js';
import { subscriptionOf } from './subscription.js';

/** Formats a time as `2026-11-20 12:15:30` in Gulf time. */
const gulfTime = (at: Date): string => gulfTimeOf(at).slice(0, 19).replace('T', ' ');

/**
 * The columns of the export, in order. New columns are appended, because staff have spreadsheets that read the file.
 */
const COLUMNS: readonly [heading: string, value: (lead: LeadEntity) => string | null][] = [
  ['Id', ({ id }) => id],
  ['Received (Gulf time)', ({ receivedAt }) => gulfTime(receivedAt)],
  ['Kind', ({ kind }) => kind],
  ['Status', ({ status }) => status],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Help option', ({ helpOption }) => helpOption],
  ['Message', ({ message }) => message],
  ['Listing reference', ({ listing }) => listing?.reference ?? null],
  ['Listing title', ({ listing }) => listing?.title ?? null],
  ['Listing page', ({ listing }) => listing?.pagelink ?? null],
  ['Page', ({ page }) => page],
  ['Assignee', ({ assignee }) => assignee],
  ['Notes', ({ notes }) => notes],
  ['Consent', ({ consentText }) => consentText],
  ['Consent given (Gulf time)', ({ consentedAt }) => consentedAt && gulfTime(consentedAt)],
  ['Sent unusually quickly', ({ sentQuickly }) => (sentQuickly ? 'yes' : 'no')],
  ['Newsletter', subscriptionOf],
  ['Stage', ({ stage }) => stage],
  ['Lost because', ({ stage, lostReason }) => (stage === 'lost' ? lostReason : null)],
  ['Next action', ({ nextAction }) => nextAction],
  ['Next action due', ({ nextActionOn }) => nextActionOn],
  ['Source', ({ source }) => source],
  ['Entered by', ({ enteredBy }) => enteredBy],
];

export const leadHeader = csvLine(COLUMNS.map(([heading]) => heading));

export const leadLine = (lead: LeadEntity): string => csvLine(COLUMNS.map(([, value]) => value(lead) ?? ''));
