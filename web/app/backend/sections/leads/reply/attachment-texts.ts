import { ATTACHMENT_LIMITS } from '@manzil/contracts/leads/reply-file';
import { formatBytes } from '../../../kit/labels/format';

const MOST_MB = `${String(ATTACHMENT_LIMITS.bytes / 1_000_000)}\u00a0MB`;
const MOST = `up to ${String(ATTACHMENT_LIMITS.files)} files and ${MOST_MB} together`;

const files = (count: number): string => (count === 1 ? '1 file' : `${String(count)} files`);

export const ATTACHMENT_TEXTS = {
  label: 'Attachments',
  hint: `Pictures and PDFs, ${MOST}.`,
  add: 'Attach files',
  remove: (name: string) => `Remove ${name}`,
  title: 'Attach files',
  from: 'Show',
  ofListing: 'Files of this listing',
  ofOwn: (title: string) => `Your listing: ${title}`,
  library: 'Library',
  search: 'Search',
  searchHint: 'Name of the file',
  searchLibrary: 'Name, description or tag',
  loading: 'Loading …',
  none: 'This listing has no files.',
  nothingFound: 'No file matches.',
  noListings: 'You can attach files of this lead’s listing and of your own listings, and there are none.',
  list: 'Files',
  picture: 'Picture',
  pdf: 'PDF',
  tooMany: 'no more files fit',
  tooLarge: 'too large for this email',
  nothingChosen: `Nothing selected yet: ${MOST}.`,
  chosen: (count: number, bytes: number) =>
    `${String(count)} of ${files(ATTACHMENT_LIMITS.files)}, ${formatBytes(bytes)} of ${MOST_MB}`,
  take: (count: number) => (count === 0 ? 'Attach files' : `Attach ${files(count)}`),
  takeNone: 'Remove all files',
  cancel: 'Cancel',
} as const;
