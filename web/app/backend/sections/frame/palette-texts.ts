import type { Found } from '@manzil/contracts/http/find';

type Missing = 'listings' | 'leads' | 'developments' | 'content' | 'files';

const PARTS: Readonly<Record<Missing, string>> = {
  listings: 'properties',
  leads: 'leads',
  developments: 'developments',
  content: 'pages and posts',
  files: 'pictures and files',
};

export const TEXTS = {
  title: 'Search or run a command',
  open: 'Search…',
  label: 'Search or run a command',
  placeholder: 'A reference, name, phone number, page or “new post”',
  list: 'Results',
  groups: { recent: 'Recent', do: 'Do', go: 'Sections and settings' },
  kinds: {
    listing: 'Properties',
    lead: 'Leads',
    development: 'New developments',
    page: 'Pages',
    'blog-post': 'Posts',
    faq: 'Questions',
    'team-member': 'Team',
    testimonial: 'Testimonials',
    file: 'Media',
  } satisfies Record<Found['kind'], string>,
  searching: 'Searching…',
  count: (count: number): string => (count === 1 ? '1 result' : `${String(count)} results`),
  nothing: (query: string): string => `No results for “${query}”.`,
  missing: (parts: readonly Missing[]): string =>
    `Not everything could be searched: ${parts.map((part) => PARTS[part]).join(', ')}. Try again in a moment.`,
  keys: 'Arrow keys choose, Enter opens, Escape closes.',
};
