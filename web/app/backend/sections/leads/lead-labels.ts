import { STATE_LABELS } from './newsletter/newsletter-texts';
import { SOURCE_LABELS } from './enter-lead-texts';
import { formatDateTime, formatDay } from '../../kit/labels/format-date-time';
import { noticeWords } from './notice-labels';
import type { TimelineEntry } from '@manzil/contracts/leads/timeline';
import type { LeadStage, LostReason } from '@manzil/contracts/leads/stage';
import type { Lead, LeadKind, LeadStatus } from '@manzil/contracts/leads/lead';
import { memberName } from '../../kit/labels/member-name';

export const KIND_LABELS: Readonly<Record<LeadKind, string>> = {
  popup: 'Home page',
  newsletter: 'Newsletter',
  contact: 'Contact',
  sell: 'Sell',
  listing: 'Property',
  mortgage: 'Mortgage',
};

export const STATUS_LABELS: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  'in-progress': 'In progress',
  done: 'Done',
  spam: 'Spam',
};

export const STAGE_LABELS: Readonly<Record<LeadStage, string>> = {
  new: 'New',
  contacted: 'Contacted',
  viewing: 'Viewing',
  offer: 'Offer',
  won: 'Won',
  lost: 'Lost',
};

/** Label of the stage of a lead, or of its status if it has no stage: spam, or done without an outcome. */
export const stageWords = ({ stage, status }: Pick<Lead, 'stage' | 'status'>): string =>
  stage === null ? STATUS_LABELS[status] : STAGE_LABELS[stage];

export const LOST_LABELS: Readonly<Record<LostReason, string>> = {
  'no-answer': 'No answer',
  price: 'Price',
  'found-elsewhere': 'Found a property elsewhere',
  'not-suitable': 'Nothing suitable',
  'plans-changed': 'Plans changed',
  other: 'Other',
};

export const WORK_LABELS = {
  stage: 'Stage',
  lostReason: 'Lost because',
  chooseReason: 'Choose a reason',
  nextAction: 'Next action',
  nextActionOn: 'Due on',
  dealValue: 'Deal value (AED)',
  dealHint: 'For rent, the yearly rent.',
  commission: 'Commission (AED)',
  overdue: 'Overdue',
  overdueCount: (count: number) =>
    count === 1 ? '1 next action is overdue' : `${count.toLocaleString('en')} next actions are overdue`,
  due: (action: string, day: string) => [action, day && `by ${day}`].filter(Boolean).join(', '),
  previous: 'Previous lead',
  next: 'Next lead',
  undo: 'Undo',
} as const;

/** Leads by stage. */
export const BOARD_LABELS = {
  inbox: 'Inbox',
  title: 'Board',
  spam: 'Spam',
  views: 'Inbox',
  stages: 'Stages',
  none: 'No leads here.',
  nobody: 'Unassigned',
  cancel: 'Cancel',
  asItIs: 'This is the current version.',
  more: (stage: string) => `Show more in ${stage}`,
  move: (name: string) => `Move ${name}`,
  stageOf: (name: string) => `Stage of ${name}`,
  moved: (name: string, stage: string) => `${name}: now in ${stage}`,
  moveTo: (stage: string) => `Move to ${stage}`,
  whyLost: (name: string) => `Why was ${name} lost?`,
  lifted: (name: string, stage: string) =>
    `${name} is lifted from ${stage}. Arrows choose the stage, space drops it, Escape puts it back.`,
  over: (name: string, stage: string) => `${name} is over ${stage}`,
  stays: (name: string) => `${name} stays where it was`,
} as const;

/** Labels of the collapsed inbox filters. */
export const FILTER_LABELS = {
  button: (count: number) => (count === 0 ? 'Filters' : `Filters (${String(count)})`),
} as const;

/** Labels of the contact actions of a lead. */
export const CONTACT_LABELS = {
  title: 'Contact',
  call: 'Call',
  whatsapp: 'WhatsApp',
  email: 'Email',
  note: 'Note',
} as const;

/** Texts about other leads with the same email address or phone number. */
export const OTHER_LABELS = {
  title: (total: number) => `Other leads of this person: ${total.toLocaleString('en')}`,
  more: (shown: number) => `The newest ${String(shown)} are shown.`,
} as const;

export const BULK_LABELS = {
  select: (name: string) => `Select ${name}`,
  assign: 'Assign the selected leads',
  assignTo: 'Assign to …',
  stage: 'Stage of the selected leads',
  toStage: 'Set stage …',
  spam: 'Mark as spam',
  changed: (count: number) => `${String(count)} ${count === 1 ? 'lead' : 'leads'} changed`,
  refused: (count: number) =>
    `${String(count)} ${count === 1 ? 'lead was' : 'leads were'} not changed, because a colleague changed them first.`,
} as const;

export const SPAM_LABELS = {
  mark: 'Mark as spam',
  release: 'Not spam',
  releaseOne: (name: string) => `Not spam: ${name}`,
  marked: 'Marked as spam',
  released: 'No longer spam',
  filter: 'Spam',
  leftOut: 'Left out',
  included: 'Included',
  only: (status: string) => `Only “${status}”`,
} as const;

/** Badge of a lead whose form was sent within two seconds, by autofill or by a bot. */
export const SENT_QUICKLY = 'Possible bot';

/** Labels of the documents that the consent sentence names; the sentence itself is shown with the lead. */
export const CONSENT_LABELS = {
  title: { privacy: 'Privacy notice', terms: 'Terms of use' },
  version: (version: number) => `version ${String(version)}`,
  failed: 'The text cannot be shown at the moment.',
  loading: 'Loading …',
  hash: (hash: string) => `SHA-256: ${hash}`,
} as const;

/** Texts about a person's request for their data. */
export const PERSON_LABELS = {
  title: 'Data of this person',
  text: 'If the person asks, export or delete everything held about this address. Verify their identity first.',
  download: 'Download everything (JSON)',
  erase: 'Delete everything',
  question: 'Delete this person’s data?',
  confirm: 'Erase',
  consequence: (address: string) =>
    `Every lead, subscription and email of ${address} will be deleted, with your notes. This cannot be undone.`,
  consequenceOfNumber: (phone: string) =>
    `Every lead entered with the number ${phone} and no address will be deleted, with your notes. This cannot be undone.`,
  erased: (address: string) => `Everything held about ${address} was deleted.`,
  numbersAlone:
    'Leads entered with a phone number only are not shown or deleted with the address, because a number on a form is not verified. If these leads are from the same person, open one of them to delete them:',
  numberAlone: (phone: string) => `Leads with ${phone}`,
} as const;

/** Texts about the evidence file of a lead. */
export const EVIDENCE_LABELS = {
  title: 'Evidence',
  text: 'A file for disputes: what was received and changed and when, the listing as shown, the consent texts, and how to verify that nothing was altered. Contains personal data.',
  download: 'Download the evidence (JSON)',
} as const;

export const TIMELINE_LABELS = {
  title: 'Timeline',
  note: 'Add a note',
  noteHint: 'Notes can’t be edited. The client sees them if they request their data.',
  add: 'Add note',
  added: 'Note added',
  undo: 'Undo',
  withdrawn: 'Note removed',
  earlier: 'Show earlier entries',
  loading: 'Loading …',
  attached: (count: number) => (count === 1 ? 'Attachment:' : 'Attachments:'),
  newTab: ' (opens in a new tab)',
  inMailbox: 'in the mailbox',
  failed: 'The timeline cannot be shown at the moment.',
} as const;

export const ORIGIN_LABELS = {
  came: (source: string) => `Came from ${source}`,
  /** Without a source if it is the visit whose source `came` states. */
  first: (time: string, source: string | null) =>
    `First visit ${time}${source === null ? '' : `, from ${source}`}`,
  direct: 'a direct visit',
  campaign: (name: string) => `campaign ${name}`,
  term: (words: string) => `term ${words}`,
  content: (name: string) => `content ${name}`,
  homes: (count: number) => `Looked at ${String(count)} ${count === 1 ? 'home' : 'homes'}`,
  pages: (count: number) => `Looked at ${String(count)} ${count === 1 ? 'page' : 'pages'}`,
} as const;

/** Covers leads and newsletter addresses. */
const STATES = { ...STATUS_LABELS, ...STATE_LABELS };

/** Describes a timeline entry; `by` is empty when no member did it. */
export function entryWords({ kind, by, from, to, text, mail }: TimelineEntry): string {
  const who = by === '' ? 'The site' : memberName(by);
  switch (kind) {
    case 'received':
      return by === '' ? 'The form was received' : `${who} entered the lead${sourceWords(text)}`;
    case 'received-again':
      return 'The form was received again';
    case 'note':
      return text === '' ? `${who} cleared the notes` : `${who} wrote`;
    case 'status-changed':
      return to === 'spam'
        ? `${who} marked it as spam`
        : `${who} moved it from ${wordOf(STATES, from)} to ${wordOf(STATES, to)}`;
    case 'stage-changed': {
      const reason = wordOf(LOST_LABELS, text);
      const change = `${who} changed the stage from ${wordOf(STAGE_LABELS, from)} to ${wordOf(STAGE_LABELS, to)}`;
      return reason === '' ? change : `${change}: ${reason.toLowerCase()}`;
    }
    case 'next-action':
      return text === null
        ? `${who} removed the next action`
        : `${who} set the next action: ${WORK_LABELS.due(text, to === null ? '' : formatDay(to))}`;
    case 'routed':
      return `The rule “${text ?? ''}” assigned it to ${memberName(to ?? '')}`;
    case 'escalated':
      return to === null || to === from
        ? 'No one answered in time'
        : `No one answered in time, so it went to ${memberName(to)}`;
    case 'assigned':
      return to === null ? `${who} unassigned it` : `${who} assigned it to ${memberName(to)}`;
    case 'reminded':
      return `${memberName(from ?? 'The assignee')} was reminded: ${WORK_LABELS.due(text ?? '', to === null ? '' : formatDay(to))}`;
    case 'called':
      return `${who} called`;
    case 'whatsapp-opened':
      return `${who} opened WhatsApp`;
    case 'emailed':
      return `${who} emailed${mail === null ? '' : ` (${noticeWords(mail)})`}`;
    case 'email-received':
      return `Email received from ${from ?? ''}`;
    case 'whatsapp-sent':
      return `${who} wrote on WhatsApp`;
    case 'viewed':
      return `${who} viewed it`;
    case 'viewing-booked':
      return `${visitorOr(by)} booked a viewing for ${dubaiTime(to)}`;
    case 'viewing-moved':
      return `${visitorOr(by)} moved the viewing from ${dubaiTime(from)} to ${dubaiTime(to)}`;
    case 'viewing-cancelled':
      return `${visitorOr(by)} cancelled the viewing on ${dubaiTime(to)}`;
    case 'viewing-attended':
      return `${who} recorded that the viewing on ${dubaiTime(to)} took place`;
    case 'viewing-missed':
      return `${who} recorded a no-show for the viewing on ${dubaiTime(to)}`;
    case 'confirmed':
      return 'The person confirmed the newsletter';
    case 'unsubscribed':
      return 'The person unsubscribed from the newsletter';
    case 'merged':
      return `${who} merged ${otherLead(from, to)} into this one`;
    case 'separated':
      return `${who} separated ${otherLead(from, to)} from this one`;
    case 'tagged':
      return `${who} added the ${tagWords(to)}`;
    case 'untagged':
      return `${who} removed the ${tagWords(to)}`;
    case 'mail':
      return mail === null ? '' : noticeWords(mail);
  }
}

/** "tag investor", "tags cash buyer, villa" */
const tagWords = (tags: string | null): string => `${tags?.includes(',') ? 'tags' : 'tag'} ${tags ?? ''}`;

const sourceWords = (source: string | null): string => {
  const word = wordOf(SOURCE_LABELS, source);
  return word === '' ? '' : `: ${word.toLowerCase()}`;
};

/** "the lead “Contact” of 29 Nov 2026, 12:00" */
const otherLead = (kind: string | null, received: string | null): string =>
  `the lead “${wordOf(KIND_LABELS, kind)}” of ${received === null ? '' : formatDateTime(received)}`;

const visitorOr = (by: string): string => (by === '' ? 'The visitor' : memberName(by));

const DUBAI_TIME = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Dubai',
});
const dubaiTime = (at: string | null): string => (at === null ? '' : DUBAI_TIME.format(new Date(at)));

const wordOf = (words: Readonly<Record<string, string>>, name: string | null): string =>
  Object.entries(words).find(([key]) => key === name)?.[1] ?? '';

/** Pairs for a select, in the order of the record. */
export const optionsOf = (words: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(words);
