const leadsWords = (count: number): string =>
  count === 1 ? '1 lead' : `${count.toLocaleString('en')} leads`;

/** Texts about leads of one person that are merged. */
export const MERGE_LABELS = {
  open: 'Merge into this lead',
  title: 'Merge into this lead',
  which: 'Leads to merge',
  consequence:
    'Their messages, notes, emails, viewings and consents are shown in the timeline of this lead, and they leave the inbox. You can separate each of them again.',
  confirm: (count: number) => `Merge ${leadsWords(count)}`,
  cancel: 'Cancel',
  merged: (count: number) => `${leadsWords(count)} merged into this one`,
  separate: 'Separate this enquiry',
  separated: 'The enquiry is a separate lead again',
} as const;
