import { spacedPhone } from '@manzil/contracts/leads/phone';
import { csvLine } from '@manzil/service-kit/csv';
import { gulfText } from '../gulf-time.js';
import type { LeadEntity } from '../record/lead.entity.js';
import type { People } from '../record/people.js';
import { subscriptionOf } from '../record/subscription.js';

/**
 * The columns of the export, in order. New columns are appended, because staff have spreadsheets that read the file.
 */
const COLUMNS: readonly [
  heading: string,
  value: (lead: LeadEntity, known: { notes: string; people: People }) => string | null,
][] = [
  ['Id', ({ id }) => id],
  ['Received (Gulf time)', ({ receivedAt }) => gulfText(receivedAt)],
  ['Kind', ({ kind }) => kind],
  ['Status', ({ status }) => status],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone && spacedPhone(phone)],
  ['Help option', ({ helpOption }) => helpOption],
  ['Message', ({ message }) => message],
  ['Listing reference', ({ listing }) => listing?.reference ?? null],
  ['Listing title', ({ listing }) => listing?.title ?? null],
  ['Listing page', ({ listing }) => listing?.pagelink ?? null],
  ['Page', ({ page }) => page],
  ['Assignee', ({ assignee }, { people }) => assignee && people.shownOutside(assignee)],
  ['Notes', (_lead, { notes }) => notes],
  ['Consent', ({ consentText }) => consentText],
  ['Consent given (Gulf time)', ({ consentedAt }) => consentedAt && gulfText(consentedAt)],
  ['Sent unusually quickly', ({ sentQuickly }) => (sentQuickly ? 'yes' : 'no')],
  ['Newsletter', subscriptionOf],
  ['Stage', ({ kind, stage }) => (kind === 'newsletter' ? null : stage)],
  ['Lost because', ({ stage, lostReason }) => (stage === 'lost' ? lostReason : null)],
  ['Next action', ({ nextAction }) => nextAction],
  ['Next action due', ({ nextActionOn }) => nextActionOn],
  ['Source', ({ source }) => source],
  ['Entered by', ({ enteredBy }, { people }) => enteredBy && people.shownOutside(enteredBy)],
  ['Tags', ({ tags }) => tags.join(', ')],
];

export const leadHeader = csvLine(COLUMNS.map(([heading]) => heading));

export const leadLine = (lead: LeadEntity, known: { notes: string; people: People }): string =>
  csvLine(COLUMNS.map(([, value]) => value(lead, known) ?? ''));
