import type { BlockProperties } from 'grapesjs';
import type { LiveListKind } from '@manzil/contracts/content/live-blocks';
import {
  BUTTON,
  CALCULATOR,
  COLUMNS,
  ENQUIRY,
  FAQ,
  FORM,
  GALLERY,
  HEADING,
  HERO,
  liveBlock,
  LISTINGS,
  SPACER,
  TABLE,
  TEXT,
  VIDEO,
} from './block-texts';
import { LIVE_TITLES } from './live/live-traits';

/** Icon of a block: an outline on a 24-unit grid. */
const sign = (path: string): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;

/** The groups of the list of blocks, in their order. */
const GROUPS = {
  text: 'Text',
  pictures: 'Pictures and film',
  layout: 'Layout',
  site: 'From the site',
} as const;

const BLOCKS: readonly BlockProperties[] = [
  {
    id: 'heading',
    label: 'Heading',
    category: GROUPS.text,
    media: sign('M6 5v14M18 5v14M6 12h12'),
    content: HEADING,
  },
  {
    id: 'text',
    label: 'Text',
    category: GROUPS.text,
    media: sign('M5 6h14M5 10h14M5 14h14M5 18h8'),
    content: TEXT,
  },
  {
    id: 'button',
    label: 'Button',
    category: GROUPS.text,
    media: sign('M4 8h16v8H4zM8 12h8'),
    content: BUTTON,
  },
  {
    id: 'table',
    label: 'Table',
    category: GROUPS.text,
    media: sign('M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14'),
    content: TABLE,
  },
  {
    id: 'faq',
    label: 'FAQ',
    category: GROUPS.text,
    media: sign('M4 6h16M4 12h16M4 18h16M18 5l2 2M18 11l2 2M18 17l2 2'),
    content: FAQ,
  },
  {
    id: 'image',
    label: 'Image',
    category: GROUPS.pictures,
    media: sign('M3.500 5.500h17v13h-17zM3.500 15.500l4.500-4.500 4.500 4.500 3-3 5 5M15.500 9.600h.01'),
    content: { type: 'image', attributes: { alt: '', loading: 'lazy' } },
    activate: true,
  },
  {
    id: 'gallery',
    label: 'Gallery',
    category: GROUPS.pictures,
    media: sign('M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z'),
    content: GALLERY,
    activate: true,
  },
  {
    id: 'video',
    label: 'Video',
    category: GROUPS.pictures,
    media: sign('M3.500 6h17v12h-17zM10 9.500v5l4.500-2.500z'),
    content: VIDEO,
  },
  {
    id: 'hero',
    label: 'Hero',
    category: GROUPS.layout,
    media: sign('M3 5h18v14H3zM6 10h8M6 13h5M6 16h3'),
    content: HERO,
  },
  {
    id: 'columns',
    label: 'Columns',
    category: GROUPS.layout,
    media: sign('M3 5h5v14H3zM9.500 5h5v14h-5zM16 5h5v14h-5z'),
    content: COLUMNS,
  },
  {
    id: 'spacer',
    label: 'Spacer',
    category: GROUPS.layout,
    media: sign(
      'M4 5h16M4 19h16M12 8v8M9.500 10.500l2.500-2.500 2.500 2.500M9.500 13.500l2.500 2.500 2.500-2.500',
    ),
    content: SPACER,
  },
  {
    id: 'enquiry',
    label: 'Enquiry',
    category: GROUPS.layout,
    media: sign('M3.500 6h17v12h-17zM3.500 7l8.500 6 8.500-6'),
    content: ENQUIRY,
  },
  {
    id: 'listings',
    label: 'Searches',
    category: GROUPS.site,
    media: sign('M10.500 17a6.500 6.500 0 100-13 6.500 6.500 0 000 13zM15.500 15.500L20 20'),
    content: LISTINGS,
  },
];

const LIVE: readonly [LiveListKind | 'homes' | 'map', heading: string, path: string][] = [
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
  [
    'map',
    'Location',
    'M12 20.500c-4-4.500-6-7.500-6-10.500a6 6 0 0112 0c0 3-2 6-6 10.500zM12 12a2 2 0 100-4 2 2 0 000 4z',
  ],
];

/** Blocks whose entries come from the site each time the page is shown. */
const LIVE_BLOCKS: readonly BlockProperties[] = LIVE.map(([kind, heading, path]) => ({
  id: `live-${kind}`,
  label: LIVE_TITLES[kind],
  category: GROUPS.site,
  media: sign(path),
  content: liveBlock(kind, heading),
}));

/** Blocks that contain a form or a calculator. */
const FORMS: readonly BlockProperties[] = [
  {
    id: 'live-form',
    label: LIVE_TITLES.form,
    category: GROUPS.site,
    media: sign('M4 5h16v5H4zM4 13h16v3H4zM4 19h7'),
    content: FORM,
  },
  {
    id: 'live-calculator',
    label: LIVE_TITLES.calculator,
    category: GROUPS.site,
    media: sign('M6 3.500h12v17H6zM9 7h6M9 11h.01M12 11h.01M15 11h.01M9 14h.01M12 14h.01M15 14h.01M9 17h6'),
    content: CALCULATOR,
  },
];

/** Blocks that can be put into a page, by dragging, a click or the keyboard. */
export const PAGE_BLOCKS: BlockProperties[] = [...BLOCKS, ...LIVE_BLOCKS, ...FORMS].map((block) => ({
  ...block,
  attributes: { role: 'button', tabindex: '0' },
}));
