import { RESTORE_DAYS } from '@manzil/contracts/content/collection-entries';

const SHOWN = 10;

const countOf = (count: number, one: string): string =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

const are = (count: number, one: string): string => `${countOf(count, one)} ${count === 1 ? 'is' : 'are'}`;

/** The first names, and the number of the others. */
export const namesIn = (names: readonly string[]): string => {
  const more = names.length - SHOWN;
  const shown = names.slice(0, SHOWN).map((name) => `“${name}”`);
  return [...shown, ...(more > 0 ? [`${String(more)} more`] : [])].join(', ');
};

/** Text with the time in which deleted entries can be restored. */
export const binWords = (count: number): string =>
  `${count === 1 ? 'It stays' : 'They stay'} in the recycle bin for ${String(RESTORE_DAYS)} days.`;

export const BULK_LABELS = {
  publish: {
    button: (count: number) => `Publish ${String(count)}`,
    title: (count: number, one: string) => `Publish ${countOf(count, one)}?`,
    confirm: 'Publish',
    text: (names: string) => `Visitors see at once: ${names}.`,
    others: (names: string) => `Nothing to publish, so nothing changes: ${names}.`,
    done: (count: number, one: string) => `${are(count, one)} published.`,
  },
  withdraw: {
    button: (count: number) => `Withdraw ${String(count)}`,
    title: (count: number, one: string) => `Withdraw ${countOf(count, one)} from the site?`,
    confirm: 'Withdraw',
    text: (names: string) => `Visitors will no longer see: ${names}. You can publish them again.`,
    others: (names: string) => `Not on the site, so nothing changes: ${names}.`,
    done: (count: number, one: string) => `${are(count, one)} withdrawn.`,
  },
  remove: {
    button: (count: number) => `Delete ${String(count)}`,
    title: (count: number, one: string) => `Delete ${countOf(count, one)}?`,
    confirm: 'Delete',
    text: (names: string) => `Will be deleted: ${names}.`,
    others: () => '',
    done: (count: number, one: string) => `${are(count, one)} deleted.`,
  },
  ask: {
    publish: {
      button: (count: number) => `Send ${String(count)} for approval`,
      title: (count: number, one: string) => `Send ${countOf(count, one)} for approval?`,
      confirm: 'Send for approval',
      text: (names: string) => `The site doesn’t change until someone approves: ${names}.`,
      others: (names: string) => `Nothing to send, or sent already: ${names}.`,
    },
    withdraw: {
      button: (count: number) => `Ask to withdraw ${String(count)}`,
      title: (count: number, one: string) => `Ask to withdraw ${countOf(count, one)}?`,
      confirm: 'Ask to withdraw',
      text: (names: string) => `The site doesn’t change until someone approves withdrawing: ${names}.`,
      others: (names: string) => `Not on the site, or sent already: ${names}.`,
    },
    done: (count: number, one: string) =>
      `${are(count, one)} sent for approval. The site doesn’t change yet.`,
  },
  waiting: (names: string) => `Requests for approval end with this: ${names}.`,
  scheduled: (names: string) => `Published now, although a later time was set: ${names}.`,
  drafts: (names: string) => `Their drafts take the place of what was published: ${names}.`,
  restored: (count: number, one: string) => `${are(count, one)} back.`,
  undo: 'Undo',
} as const;
