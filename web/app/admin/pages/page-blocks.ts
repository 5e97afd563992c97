import type { BlockProperties } from 'grapesjs';
import type { LiveKind } from '@manzil/contracts/content/live-blocks';
import { COLUMNS, ENQUIRY, FAQ, HERO, liveBlock, LISTINGS, TEXT } from './block-texts';
import { LIVE_TITLES } from './live/live-traits';

/** A sign of a block: an outline on a 24-unit grid. */
const sign = (path: string): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;

const BLOCKS: readonly BlockProperties[] = [
  {
    id: 'hero',
    label: 'Hero',
    media: sign('M3 5h18v14H3zM6 10h8M6 13h5M6 16h3'),
    content: HERO,
  },
  { id: 'text', label: 'Text', media: sign('M5 6h14M5 10h14M5 14h14M5 18h8'), content: TEXT },
  {
    id: 'image',
    label: 'Image',
    media: sign('M3.500 5.500h17v13h-17zM3.500 15.500l4.500-4.500 4.500 4.500 3-3 5 5M15.500 9.600h.01'),
    content: { type: 'image', attributes: { alt: '', loading: 'lazy' } },
    activate: true,
  },
  {
    id: 'columns',
    label: 'Columns',
    media: sign('M3 5h5v14H3zM9.500 5h5v14h-5zM16 5h5v14h-5z'),
    content: COLUMNS,
  },
  {
    id: 'listings',
    label: 'Listings',
    media: sign('M3 4h8v7H3zM13 4h8v7h-8zM3 13h8v7H3zM13 13h8v7h-8z'),
    content: LISTINGS,
  },
  {
    id: 'enquiry',
    label: 'Enquiry',
    media: sign('M3.500 6h17v12h-17zM3.500 7l8.500 6 8.500-6'),
    content: ENQUIRY,
  },
  {
    id: 'faq',
    label: 'FAQ',
    media: sign('M4 6h16M4 12h16M4 18h16M18 5l2 2M18 11l2 2M18 17l2 2'),
    content: FAQ,
  },
];

const LIVE: readonly [LiveKind, heading: string, path: string][] = [
  ['homes', 'Homes for you', 'M4 11l8-6 8 6v8H4zM10 19v-5h4v5'],
  ['projects', 'New developments', 'M4 20V9h6v11M10 20V4h10v16M13 8h4M13 12h4M13 16h4M4 20h16'],
  [
    'faqs',
    'Questions and answers',
    'M4 5h16v11H10l-4 4v-4H4zM10 9a2 2 0 113 1.700c-.700.400-1 .800-1 1.300M12 14h.01',
  ],
  [
    'team',
    'Our advisers',
    'M9 11a3 3 0 100-6 3 3 0 000 6zM3 19c.500-3 3-5 6-5s5.500 2 6 5M16 11a2.500 2.500 0 100-5M17 14c2.500.300 4 2 4 5',
  ],
  [
    'testimonials',
    'What our clients say',
    'M12 4l2.300 4.800 5.200.700-3.800 3.700.900 5.200L12 16l-4.600 2.400.900-5.200L4.500 9.500l5.200-.700z',
  ],
];

/** Blocks whose entries come from the site each time the page is shown. */
const LIVE_BLOCKS: readonly BlockProperties[] = LIVE.map(([kind, heading, path]) => ({
  id: `live-${kind}`,
  label: LIVE_TITLES[kind],
  media: sign(path),
  content: liveBlock(kind, heading),
}));

/** What can be put into a page, by dragging, a click or the keyboard. */
export const PAGE_BLOCKS: BlockProperties[] = [...BLOCKS, ...LIVE_BLOCKS].map((block) => ({
  ...block,
  attributes: { role: 'button', tabindex: '0' },
}));
