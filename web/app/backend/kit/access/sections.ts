import { LOCALES, TRANSLATION_LANGUAGES } from '@manzil/contracts/site-language';
import type { Role } from '@manzil/contracts/gateway/account';
import { isPermitted, type Permission } from '@manzil/contracts/gateway/permissions';

/** The entries of the menu in their order, grouped by topic. */
const MENU = [
  { key: 'home', title: 'Home', group: 'Today' },
  { key: 'leads', title: 'Leads', group: 'Today' },
  { key: 'viewings', title: 'Viewings', group: 'Today' },
  { key: 'listings', title: 'Listings', group: 'Catalogue' },
  { key: 'developments', title: 'Developments', group: 'Catalogue' },
  { key: 'feed', title: 'Feed', group: 'Catalogue' },
  { key: 'pages', title: 'Pages', group: 'Website' },
  { key: 'blog', title: 'Blog', group: 'Website' },
  { key: 'faq', title: 'FAQ', group: 'Website' },
  { key: 'testimonials', title: 'Testimonials', group: 'Website' },
  { key: 'media', title: 'Media', group: 'Website' },
  { key: 'people', title: 'People', group: 'Agency' },
  { key: 'history', title: 'History', group: 'Agency' },
  { key: 'health', title: 'Health', group: 'Agency' },
  { key: 'settings', title: 'Settings', group: 'Agency' },
] as const;
type EntryKey = (typeof MENU)[number]['key'];

export interface Section {
  title: string;
  path: string;
  /** The original path of its settings, for the same screen. */
  settings?: string;
  /** Name in the former dropdown of the panel; old bookmarks still contain it. */
  dropdown?: string;
  /** Menu entry of the section; sections of one entry are tabs. Absent when the top bar links to it instead. */
  entry?: EntryKey;
  /** Required permission to view it; absent when every member may. The server enforces it too. */
  reads?: Permission;
  /** Required permission to change it; absent if nothing can be changed, or every member changes their own data. */
  edits?: Permission;
  /** True when changes are published at once, because there are no drafts. */
  onSite?: true;
}

const section = (
  title: string,
  path: string,
  entry: EntryKey,
  access: Pick<Section, 'reads' | 'edits'> = {},
): Section => ({ title, path, entry, ...access });

/** With a single language, its name says more. */
const TRANSLATIONS =
  TRANSLATION_LANGUAGES.length === 1 ? LOCALES[TRANSLATION_LANGUAGES[0]].name : 'Translations';

const LEADS = { reads: 'leads.read', edits: 'leads.edit' } as const;
const CONTENT = { reads: 'content.read', edits: 'content.edit' } as const;

const content = (
  title: string,
  path: string,
  entry: EntryKey,
  settings: string,
  dropdown: string,
): Section => ({ ...section(title, path, entry, CONTENT), settings, dropdown });

/** The menu shows counts beside these links. */
export const LEADS_PATH = '/backend/leads';
export const FAILED_MESSAGES_PATH = '/backend/failed-messages';
export const FAILED_PHOTOS_PATH = '/backend/feed/photos';
export const MAIL_PATH = '/backend/mail';
export const LINKS_PATH = '/backend/links';

/** Every section of the backend; a menu entry opens the first section with its key. */
export const SECTIONS: readonly Section[] = [
  section('Dashboard', '/backend', 'home'),
  section('Leads', LEADS_PATH, 'leads', LEADS),
  section('Viewings', '/backend/viewings', 'viewings', LEADS),
  section('Newsletter', '/backend/newsletter', 'leads', {
    reads: 'newsletter.read',
    edits: 'newsletter.edit',
  }),
  section('Funnel', '/backend/funnel', 'home', { reads: 'funnel.read' }),
  section('Properties', '/backend/properties', 'listings', {
    reads: 'listings.read',
    edits: 'listings.edit',
  }),
  section('My Listings', '/backend/my-listings', 'listings', {
    reads: 'own-listings.read',
    edits: 'own-listings.edit',
  }),
  {
    ...section('New Development', '/backend/developments', 'developments', CONTENT),
    settings: '/newedit',
    dropdown: 'neweditproperty',
  },
  section('Feed', '/backend/feed', 'feed', { reads: 'feed.read', edits: 'feed.import' }),
  { ...section('All Pages', '/backend/pages', 'pages', CONTENT), dropdown: 'pagelist' },
  content('Home Page', '/backend/home', 'pages', '/Edithome', 'Home'),
  content('Mortage Page', '/backend/mortgage', 'pages', '/Editmortagage', 'Mortage'),
  content('Blogs', '/backend/blogs', 'blog', '/blogsetting', 'blogs'),
  content('Faq', '/backend/faq', 'faq', '/faqsetting', 'Faq'),
  section('People', '/backend/people', 'people', { reads: 'members.read', edits: 'members.manage' }),
  section('Members', '/backend/members', 'people', { reads: 'members.read', edits: 'members.manage' }),
  content('Our Team', '/backend/team', 'people', '/teamsetting', 'team'),
  content('Testimonials', '/backend/testimonials', 'testimonials', '/testimonialsetting', 'testimonials'),
  section('Agency Details', '/backend/agency', 'settings', CONTENT),
  content('Navigation', '/backend/navigation', 'settings', '/navigation', 'navbar'),
  content('Footer', '/backend/footer', 'settings', '/settingfooter', 'footer'),
  section('Privacy Notice', '/backend/privacy', 'pages', CONTENT),
  section('Terms of Use', '/backend/terms', 'pages', CONTENT),
  section('Cookies', '/backend/cookies', 'pages', CONTENT),
  { ...section(TRANSLATIONS, '/backend/translations', 'pages', CONTENT), onSite: true },
  section('Media', '/backend/media', 'media', { reads: 'content.read', edits: 'media.edit' }),
  section('Audit', '/backend/audit', 'history', { reads: 'audit.read' }),
  section('Time Machine', '/backend/time-machine', 'history', CONTENT),
  {
    ...section('Recycle Bin', '/backend/recycle-bin', 'history', CONTENT),
    dropdown: 'recyclebin',
    onSite: true,
  },
  section('Failed messages', FAILED_MESSAGES_PATH, 'health', {
    reads: 'operations.read',
    edits: 'operations.edit',
  }),
  section('Failed photos', FAILED_PHOTOS_PATH, 'health', { reads: 'feed.read', edits: 'feed.import' }),
  { ...section('Links', LINKS_PATH, 'health', CONTENT), onSite: true },
  section('Saved replies', '/backend/saved-replies', 'leads', {
    reads: 'leads.all',
    edits: 'leads.manage',
  }),
  section('Routing', '/backend/routing', 'leads', { reads: 'routing.read', edits: 'routing.edit' }),
  section('Rules', '/backend/rules', 'settings', { reads: 'rules.read', edits: 'rules.edit' }),
  section('Mail', MAIL_PATH, 'settings', { reads: 'mail.read', edits: 'mail.edit' }),
  section('Integrations', '/backend/integrations', 'settings', {
    reads: 'integrations.read',
    edits: 'integrations.edit',
  }),
  section('Portal feeds', '/backend/properties/portals', 'settings', {
    reads: 'listings.read',
    edits: 'listings.edit',
  }),
  { title: 'Account', path: '/backend/account' },
];

export const sectionsFor = (role: Role): Section[] =>
  SECTIONS.filter(({ reads }) => reads === undefined || isPermitted(role, reads));

export interface MenuEntry {
  title: string;
  group: string;
  /** The sections that the role may see, at least one. */
  sections: readonly Section[];
}

export function menuFor(role: Role): MenuEntry[] {
  const seen = sectionsFor(role);
  return MENU.map(({ key, title, group }) => ({
    title,
    group,
    sections: seen.filter(({ entry }) => entry === key),
  })).filter(({ sections }) => sections.length > 0);
}

/** The sections of the specification's dropdown, in its order. */
const DROPDOWN = [
  ...[
    'Dashboard',
    'Navigation',
    'All Pages',
    'New Development',
    'Blogs',
    'Footer',
    'Mortage Page',
    'Home Page',
  ],
  ...['Our Team', 'Testimonials', 'Faq', 'Recycle Bin'],
];

export const dropdownFor = (role: Role): Section[] => {
  const seen = sectionsFor(role);
  return DROPDOWN.flatMap((title) => seen.find((section) => section.title === title) ?? []);
};

/** Returns the path of `/backend?section=…`; undefined for the panel itself. */
export function pathOfSection(search: URLSearchParams): string | undefined {
  const name = search.get('section')?.toLowerCase();
  return SECTIONS.find(({ dropdown }) => dropdown !== undefined && dropdown.toLowerCase() === name)?.path;
}

const contains = ({ path, settings }: Section, pathname: string): boolean =>
  pathname === path || pathname === settings || (path !== '/backend' && pathname.startsWith(`${path}/`));

/** The section that the page at `pathname` belongs to; a path within that of another section takes precedence. */
export const sectionAt = (pathname: string): Section | undefined =>
  SECTIONS.filter((section) => contains(section, pathname)).toSorted(
    (one, other) => other.path.length - one.path.length,
  )[0];

export const isWithin = ({ path }: Section, pathname: string): boolean => sectionAt(pathname)?.path === path;
