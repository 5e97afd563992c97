import type { Service } from '@manzil/contracts/message-routes';

export const SERVICE_NAMES: Readonly<Record<Service, string>> = {
  gateway: 'Gateway',
  listings: 'Listings',
  content: 'Content',
  leads: 'Leads',
  media: 'Media',
};

/** Messages by their subjects: the name of each, and the effect while it is not delivered. */
export const MESSAGES: Readonly<Record<string, { name: string; effect: string }>> = {
  'evt.listings.properties-changed.v1': {
    name: 'Properties changed',
    effect: 'Pages may show the old values for some minutes.',
  },
  'evt.listings.development-changed.v1': {
    name: 'Development changed',
    effect: 'Pages may show the old values for some minutes.',
  },
  'evt.listings.development-heading-changed.v1': {
    name: 'Heading of developments changed',
    effect: 'Pages may show the old heading for some minutes.',
  },
  'evt.listings.places-changed.v1': {
    name: 'Changed names of a place',
    effect: 'Searches may show results from before the change.',
  },
  'evt.listings.import-finished.v1': {
    name: 'Import finished',
    effect: 'Webhooks do not learn of the end of this import.',
  },
  'evt.content.content-changed.v1': {
    name: 'Website content changed',
    effect: 'Pages may show the old content for some minutes.',
  },
  'evt.gateway.disabled-members-listed.v1': {
    name: 'Disabled members',
    effect: 'Rules may still give leads to a member who has been disabled.',
  },
  'evt.leads.lead-arrived.v1': {
    name: 'New lead',
    effect: 'Devices of members are not notified of it. It is in the inbox, and mail about it is sent.',
  },
  'evt.media.photos-settled.v1': {
    name: 'Photos of a property are ready',
    effect: 'The listing still shows its previous photos.',
  },
  'work.listings.import-requested.v1': {
    name: 'Import requested',
    effect: 'The import does not start.',
  },
  'work.media.settle-visitor-photos.v1': {
    name: 'Photos of an enquiry',
    effect: 'Photos of a new enquiry are deleted after a day, or photos of an erased one are still stored.',
  },
  'work.media.claim-references.v1': {
    name: 'Files in use',
    effect: 'The media library does not know which files this record uses.',
  },
  'work.media.fetch-photos.v1': {
    name: 'Photos to download',
    effect: 'The photos of this property are not downloaded.',
  },
  'evt.media.assets-referenced.v1': {
    name: 'Files in use (former version)',
    effect: 'The media library does not know which files this record uses.',
  },
  'evt.media.photos-referenced.v1': {
    name: 'Photos to download (former version)',
    effect: 'The photos of this property are not downloaded.',
  },
};

/** Name and effect of audit records, for all services. */
export const AUDIT_MESSAGE = {
  name: 'Entry for the audit trail',
  effect: 'The audit trail lacks this entry.',
};

export const REASONS = {
  noStream: 'The message bus does not take messages of this name.',
  tooLong: (size: string, limit: string) => `The message is too long: ${size}, and ${limit} is the limit.`,
  invalid: 'The message does not have the expected form.',
  unreadable: 'The message cannot be read.',
  refused: 'The message bus refused it.',
  handlerFailed: 'The service failed each time it handled the message.',
};

export const TEXTS = {
  title: 'Failed messages',
  intro:
    'Messages between the services that could not be sent or handled. Send them again once the cause is fixed; discard only what is no longer needed.',
  empty: 'Every message was delivered.',
  emptyElsewhere: 'Every message of the other services was delivered.',
  unanswered: (names: string) => `No answer from ${names}. Failed messages of the others are shown.`,
  retry: 'Retry',
  kinds: { unpublished: 'Could not be sent', unhandled: 'Could not be handled' },
  unknownMessage: 'Unknown message',
  search: 'Search the failed messages',
  columns: {
    message: 'Message',
    service: 'Service',
    reason: 'Reason',
    attempts: 'Attempts',
    since: 'Since',
    actions: 'Actions',
  },
  waiting: (count: number) =>
    count === 1
      ? '1 later message about the same record waits for it.'
      : `${count.toLocaleString('en')} later messages about the same record wait for it.`,
  technical: {
    title: 'Technical details',
    subject: 'Name',
    key: 'Key',
    consumer: 'Receiver',
    id: 'Id',
    reason: 'Error',
  },
  newestOf: (shown: number, total: number, service: string) =>
    `${service}: the newest ${shown.toLocaleString('en')} of ${total.toLocaleString('en')} are shown.`,
  requeue: 'Requeue',
  discard: 'Discard',
  requeueAllOf: (service: string, total: number) =>
    `Requeue all of ${service} (${total.toLocaleString('en')})`,
  requeueSelected: 'Requeue selected',
  discardSelected: 'Discard selected',
  requeued: (count: number) => done(count, 'requeued'),
  discarded: (count: number) => done(count, 'discarded'),
  discardTitle: (count: number) => (count === 1 ? 'Discard a message' : `Discard ${count} messages`),
  discardQuestion: (count: number) =>
    count === 1
      ? 'The message is deleted and never delivered. Later messages about the same record are sent.'
      : 'The messages are deleted and never delivered. Later messages about the same records are sent.',
};

function done(count: number, verb: string): string {
  if (count === 0) return 'These messages are not there any more.';
  return count === 1 ? `1 message is ${verb}.` : `${count.toLocaleString('en')} messages are ${verb}.`;
}
