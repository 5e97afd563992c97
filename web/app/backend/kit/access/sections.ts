import type { Role } from '@manzil/contracts/gateway/account';
import { isPermitted, type Permission } from '@manzil/contracts/gateway/permissions';

export interface Section {
  title: string;
  path: string;
  /** The original path of its settings, for the same screen. */
  settings?: string;
  /** Its name in the panel's former dropdown, because old bookmarks still use it. */
  dropdown?: string;
  group: 'overview' | 'catalogue' | 'content' | 'people' | 'operations';
  /** The permission to see it; absent where every member may. The server enforces it too. */
  reads?: Permission;
  /** The permission to change it; absent where nothing can be changed, or everybody changes their own. */
  edits?: Permission;
  /** True when a change is on the site at once, because there are no drafts. */
  onSite?: true;
}

const section = (
  title: string,
  path: string,
  group: Section['group'],
  access: Pick<Section, 'reads' | 'edits'> = {},
): Section => ({ title, path, group, ...access });

const LEADS = { reads: 'leads.read', edits: 'leads.edit' } as const;
const CONTENT = { reads: 'content.read', edits: 'content.edit' } as const;

const content = (title: string, path: string, settings: string, dropdown: string): Section => ({
  ...section(title, path, 'content', CONTENT),
  settings,
  dropdown,
});

/** Its link shows how many there are. */
export const LEADS_PATH = '/backend/leads';
export const FAILED_MESSAGES_PATH = '/backend/failed-messages';

/** Every section of the backend in the order of the menu. */
export const SECTIONS: readonly Section[] = [
  section('Dashboard', '/backend', 'overview'),
  section('Leads', LEADS_PATH, 'overview', LEADS),
  section('Viewings', '/backend/viewings', 'overview', LEADS),
  section('Newsletter', '/backend/newsletter', 'overview', {
    reads: 'newsletter.read',
    edits: 'newsletter.edit',
  }),
  section('Funnel', '/backend/funnel', 'overview', { reads: 'funnel.read' }),
  section('Properties', '/backend/properties', 'catalogue', {
    reads: 'listings.read',
    edits: 'listings.edit',
  }),
  {
    ...section('New Development', '/backend/developments', 'catalogue', CONTENT),
    settings: '/newedit',
    dropdown: 'neweditproperty',
  },
  section('Feed', '/backend/feed', 'catalogue', { reads: 'feed.read', edits: 'feed.import' }),
  { ...section('All Pages', '/backend/pages', 'content', CONTENT), dropdown: 'pagelist' },
  content('Home Page', '/backend/home', '/Edithome', 'Home'),
  content('Mortage Page', '/backend/mortgage', '/Editmortagage', 'Mortage'),
  content('Blogs', '/backend/blogs', '/blogsetting', 'blogs'),
  content('Faq', '/backend/faq', '/faqsetting', 'Faq'),
  content('Our Team', '/backend/team', '/teamsetting', 'team'),
  content('Testimonials', '/backend/testimonials', '/testimonialsetting', 'testimonials'),
  content('Navigation', '/backend/navigation', '/navigation', 'navbar'),
  content('Footer', '/backend/footer', '/settingfooter', 'footer'),
  section('Agency Details', '/backend/agency', 'content', CONTENT),
  section('Privacy Notice', '/backend/privacy', 'content', CONTENT),
  section('Terms of Use', '/backend/terms', 'content', CONTENT),
  section('Cookies', '/backend/cookies', 'content', CONTENT),
  section('Media', '/backend/media', 'content', { reads: 'content.read', edits: 'media.edit' }),
  section('Time Machine', '/backend/time-machine', 'content', CONTENT),
  { ...section('Links', '/backend/links', 'content', CONTENT), onSite: true },
  {
    ...section('Recycle Bin', '/backend/recycle-bin', 'content', CONTENT),
    dropdown: 'recyclebin',
    onSite: true,
  },
  section('Members', '/backend/members', 'people', { reads: 'members.read', edits: 'members.manage' }),
  section('Audit', '/backend/audit', 'people', { reads: 'audit.read' }),
  section('Account', '/backend/account', 'people'),
  section('Routing', '/backend/routing', 'operations', { reads: 'routing.read', edits: 'routing.edit' }),
  section('Mail', '/backend/mail', 'operations', { reads: 'mail.read', edits: 'mail.edit' }),
  section('Integrations', '/backend/integrations', 'operations', {
    reads: 'integrations.read',
    edits: 'integrations.edit',
  }),
  section('Failed messages', FAILED_MESSAGES_PATH, 'operations', {
    reads: 'operations.read',
    edits: 'operations.edit',
  }),
];

export const GROUPS: readonly { key: Section['group']; title: string }[] = [
  { key: 'overview', title: 'Overview' },
  { key: 'catalogue', title: 'Catalogue' },
  { key: 'content', title: 'Website' },
  { key: 'people', title: 'People' },
  { key: 'operations', title: 'Operations' },
];

export const sectionsFor = (role: Role): Section[] =>
  SECTIONS.filter(({ reads }) => reads === undefined || isPermitted(role, reads));

/** Returns the path that `/backend?section=…` stands for; undefined for the panel itself. */
export function pathOfSection(search: URLSearchParams): string | undefined {
  const name = search.get('section')?.toLowerCase();
  return SECTIONS.find(({ dropdown }) => dropdown !== undefined && dropdown.toLowerCase() === name)?.path;
}

export const isWithin = ({ path, settings }: Section, pathname: string): boolean =>
  pathname === path || pathname === settings || (path !== '/backend' && pathname.startsWith(`${path}/`));

/** The section that the page at `pathname` belongs to. */
export const sectionAt = (pathname: string): Section | undefined =>
  SECTIONS.find((section) => isWithin(section, pathname));
