import type {
  ImportField,
  ImportPreview,
  ImportResult,
  ListedField,
} from '@manzil/contracts/leads/lead-import';

export const FIELD_LABELS: Readonly<Record<ImportField, string>> = {
  id: 'Number in the other system',
  receivedAt: 'Received',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  notes: 'Notes',
  kind: 'Kind',
  status: 'Status',
  stage: 'Stage',
  lostReason: 'Lost because',
  source: 'Source',
  assignee: 'Assignee',
  nextAction: 'Next action',
  nextActionOn: 'Next action due',
  helpOption: 'Help option',
  page: 'Page of the form',
  listingReference: 'Listing reference',
  listingTitle: 'Listing title',
  listingPage: 'Listing page',
  tags: 'Tags',
};

/** What a value becomes that is not in the list of its field. */
export const VALUE_LEFT_OUT: Readonly<Record<ListedField, string>> = {
  stage: 'No stage: new in the inbox',
  status: 'New',
  lostReason: 'Other',
  source: 'Something else',
  assignee: 'Unassigned',
  kind: 'Contact',
};

const count = (many: number, one: string, more: string): string =>
  many === 1 ? `1 ${one}` : `${many.toLocaleString('en')} ${more}`;

export const IMPORT_LABELS = {
  open: 'Import CSV',
  title: 'Import leads',
  intro: 'Leads from another system, or from an export of this one.',
  back: 'All leads',
  agents: 'Admins, managers and editors import leads.',
  file: 'CSV file',
  fileHint: 'At most 5,000 rows and 5 MB, in UTF-8 or UTF-16, with headings in the first line.',
  tooLarge: 'The file may have 5 MB at most',
  effects:
    'Importing sends no emails or webhooks, applies no routing rules and starts no response timers. Leads without a stage are new in the inbox.',
  once: 'Rows imported before are skipped; changes made here are kept.',
  reading: 'Reading the file…',
  columns: 'Columns',
  columnsHint:
    'Each lead needs an email address or a phone number. Dates have the day first. Several columns can be one field.',
  columnHead: ['Column', 'First value', 'Import as'],
  choice: (heading: string) => `Import ${heading} as`,
  untitled: (number: number) => `Column ${String(number)}`,
  notImported: 'Not imported',
  values: 'Unknown values',
  valuesHint:
    'These values of the file are not in our lists. Choose what each becomes; where you leave the first choice, the value is noted at the lead.',
  valueHead: ['Field', 'Value in the file', 'Rows', 'Import as'],
  valueChoice: (field: string, value: string) => `Import ${field} “${value}” as`,
  first: 'First leads',
  firstHead: [
    'Line',
    'Name',
    'Email',
    'Phone',
    'Received',
    'Stage',
    'Source',
    'Assignee',
    'Kind',
    'Home',
    'Tags',
  ],
  receivedNow: 'At the import',
  problems: 'Problems',
  problemHead: ['Line', 'Column', 'Problem', 'Effect'],
  wholeRow: 'Whole row',
  skips: 'The row is skipped',
  leavesOut: 'Imported; noted at the lead',
  someProblems: (listed: number, all: number) =>
    `The first ${listed.toLocaleString('en')} of ${all.toLocaleString('en')} problems.`,
  plan: ({ ready, alreadyThere, skipped }: ImportPreview) =>
    [
      count(ready, 'lead can be imported', 'leads can be imported'),
      `${alreadyThere.toLocaleString('en')} already there`,
      `${skipped.toLocaleString('en')} will be skipped`,
    ].join(', '),
  submit: (ready: number) => `Import ${count(ready, 'lead', 'leads')}`,
  importing: 'Importing. A long file takes up to a minute.',
  nothing: 'There is nothing to import.',
  result: 'Result',
  done: ({ imported, alreadyThere, skipped }: ImportResult) =>
    [
      `${imported.toLocaleString('en')} imported`,
      `${alreadyThere.toLocaleString('en')} already there`,
      `${skipped.toLocaleString('en')} skipped`,
    ].join(', '),
  left: (left: number) =>
    `Importing was interrupted, and ${count(left, 'row was', 'rows were')} not reached. Import the same file again to store the rest: nothing is stored twice.`,
  again: 'Import the rest',
  download: 'Download the skipped rows',
  skippedFile: 'skipped-leads.csv',
  another: 'Import another file',
} as const;
