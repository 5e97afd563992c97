import type { BlockProperties } from 'grapesjs';
import { COLUMNS, ENQUIRY, FAQ, HERO, LISTINGS, TEXT } from './block-texts';

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

/** What can be put into a page, by dragging, a click or the keyboard. */
export const PAGE_BLOCKS: BlockProperties[] = BLOCKS.map((block) => ({
  ...block,
  attributes: { role: 'button', tabindex: '0' },
}));
