import type { DeliveryState, SentEvent, Webhook } from '@manzil/contracts/leads/webhook';
import { formatDateTime } from '../../kit/labels/format-date-time';

export const EVENT_LABELS: Readonly<Record<SentEvent, string>> = {
  'lead.received': 'Lead received',
  'lead.changed': 'Lead changed',
  'listing.published': 'Listings published',
  'listing.changed': 'Listings changed',
  'listing.withdrawn': 'Listings withdrawn',
  'import.finished': 'Import finished',
  'webhook.test': 'Test',
};

export const STATE_LABELS: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};

const HEALTH_LABELS = {
  on: 'On',
  off: 'Off',
  failures: 'Switched off: no event could be delivered for three days',
  gone: 'Switched off: the receiver wants no more events',
  failing: (since: string) => `On, but failing since ${formatDateTime(since)}`,
} as const;

export function healthOf({ isOn, switchedOffBecause, failingSince }: Webhook): string {
  if (!isOn) return switchedOffBecause === null ? HEALTH_LABELS.off : HEALTH_LABELS[switchedOffBecause];
  return failingSince === null ? HEALTH_LABELS.on : HEALTH_LABELS.failing(failingSince);
}

export const TEXTS = {
  title: 'Integrations',
  intro: 'Connect other systems, such as a CRM.',
  webhooks: 'Webhooks',
  webhooksIntro: 'Send events to other systems. Each event is signed so that the receiver can verify it.',
  back: 'All integrations',
  add: 'Add a webhook',
  empty: 'No webhooks yet.',
  head: ['Name', 'Address', 'Events', 'State', 'Last delivered'],
  never: 'Never',
  addTitle: 'Add a webhook',
  editTitle: (name: string) => `Change ${name}`,
  name: 'Name',
  nameHint: 'What you call the other system, for example CRM.',
  url: 'Address',
  urlHint: 'The https address that the other system gives you.',
  events: 'Events',
  personal:
    'Events of leads contain personal data: name, address, phone number and message. Choose them only for a system that may have these data. The other events contain none.',
  save: 'Save',
  added: (name: string) => `${name} is added.`,
  changed: (name: string) => `${name} is changed.`,
  cancel: 'Cancel',
  conflictOf: 'this webhook',
  conflictOutcome: 'Only one of the two versions can be kept.',
  secretTitle: (name: string) => `Secret of ${name}`,
  secretWords: 'Enter this secret in the other system, which verifies events with it. It is not shown again.',
  secretRotated: 'For the next 24 hours, events are also signed with the previous secret.',
  secret: 'Secret',
  test: 'Send a test event',
  tested: 'Test event sent. See the log for the result.',
  edit: 'Change',
  switchOff: 'Switch off',
  switchOn: 'Switch on',
  switchedOff: (name: string) => `${name} is off.`,
  switchedOn: (name: string) => `${name} is on.`,
  switchOffTitle: (name: string) => `Switch ${name} off?`,
  switchOffQuestion: 'It misses events that happen while it is off, and waiting events are dropped.',
  rotate: 'New secret',
  rotateTitle: (name: string) => `Create a new secret for ${name}?`,
  rotateQuestion:
    'The current secret stops working in 24 hours. Enter the new one in the other system before then.',
  rotateConfirm: 'Create new secret',
  remove: 'Delete',
  removeTitle: (name: string) => `Delete ${name}?`,
  removeQuestion: 'It stops receiving events, and its log is deleted. This cannot be undone.',
  removed: (name: string) => `${name} is deleted.`,
  missing: 'This webhook no longer exists.',
  state: 'State',
  waiting: 'Waiting',
  formerSecret: (until: string) => `The previous secret works until ${formatDateTime(until)}.`,
  notice: {
    failures:
      'This webhook was switched off, because no event could be delivered for three days. Switch it on when the other system works again: it is sent what happens from then on, and you can send events of the log again.',
    gone: 'This webhook was switched off, because the other system answered that it wants no more events (410).',
  },
  log: 'Log',
  logHead: ['Queued', 'Event', 'State', 'Attempts', 'Actions'],
  logEmpty: 'No matching events. Sent events appear here.',
  anyState: 'Any state',
  status: (status: number) => `Answer ${String(status)}`,
  response: 'Response',
  next: (at: string) => `Next attempt: ${formatDateTime(at)}`,
  retry: 'Send again',
  retryOf: (event: string, at: string) => `Send again: ${event}, ${formatDateTime(at)}`,
  retried: 'It is sent again, with the same webhook-id.',
} as const;
