import type { KeptReason, UndoneImport } from '@manzil/contracts/leads/past-import';

const leads = (count: number): string => (count === 1 ? '1 lead' : `${count.toLocaleString('en')} leads`);

/** Why an undo kept a lead. */
export const KEPT_LABELS: Readonly<Record<KeptReason, string>> = {
  changed: 'changed since the import',
  'worked-on': 'has notes, calls or replies',
  viewing: 'has a viewing',
  mailed: 'was emailed',
  'wrote-again': 'sent another enquiry',
};

export const UNDO_LABELS = {
  title: 'Past imports',
  head: ['Imported', 'By', 'Leads', 'Still here', 'Undo'],
  undo: 'Undo',
  undoOf: (time: string) => `Undo the import of ${time}`,
  undone: 'Undone',
  question: 'Undo this import?',
  confirm: (left: number) => `Delete up to ${leads(left)}`,
  consequence: (left: number, time: string) =>
    `${leads(left)} imported on ${time} will be deleted. You can import the same file again.`,
  stays:
    'Leads that someone has changed, contacted or booked a viewing for, and leads of people who wrote again, are kept and listed.',
  result: 'Import undone',
  done: ({ deleted, kept }: UndoneImport) =>
    kept === 0 ? `${leads(deleted)} deleted` : `${leads(deleted)} deleted, ${leads(kept)} kept:`,
  firstKept: (shown: number) => `The first ${shown.toLocaleString('en')} are shown.`,
} as const;
