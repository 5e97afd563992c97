import type { Role } from '@manzil/contracts/gateway/account';

export interface Section {
  title: string;
  path: string;
  /** Where its settings have been all along: the same screen. */
  settings?: string;
  /** What it was called in the panel's dropdown, for those who have kept such an address. */
  dropdown?: string;
  group: 'overview' | 'catalogue' | 'content' | 'people' | 'operations';
  /** Roles that the section is for; the server refuses the others as well. */
  roles: readonly Role[];
}

const ALL: readonly Role[] = ['admin', 'editor', 'agent'];
const EDITORS: readonly Role[] = ['admin', 'editor'];
const ADMINS: readonly Role[] = ['admin'];

const section = (
  title: string,
  path: string,
  group: Section['group'],
  roles: readonly Role[] = EDITORS,
): Section => ({ title, path, group, roles });

const content = (title: string, path: string, settings: string, dropdown: string): Section => ({
  ...section(title, path, 'content'),
  settings,
  dropdown,
});

/** Its link shows how many there are. */
export const LEADS_PATH = '/backend/leads';
export const FAILED_MESSAGES_PATH = '/backend/failed-messages';

/** Every section of the backend in the order of the menu. */
const SECTIONS: readonly Section[] = [
  section('Dashboard', '/backend', 'overview', ALL),
  section('Leads', LEADS_PATH, 'overview', ALL),
  section('Viewings', '/backend/viewings', 'overview', ALL),
  section('Funnel', '/backend/funnel', 'overview', ALL),
  section('Properties', '/backend/properties', 'catalogue'),
  {
    ...section('New Development', '/backend/developments', 'catalogue'),
    settings: '/newedit',
    dropdown: 'neweditproperty',
  },
  section('Feed', '/backend/feed', 'catalogue'),
  { ...section('All Pages', '/backend/pages', 'content'), dropdown: 'pagelist' },
  content('Home Page', '/backend/home', '/Edithome', 'Home'),
  content('Mortage Page', '/backend/mortgage', '/Editmortagage', 'Mortage'),
  content('Blogs', '/backend/blogs', '/blogsetting', 'blogs'),
  content('Faq', '/backend/faq', '/faqsetting', 'Faq'),
  content('Our Team', '/backend/team', '/teamsetting', 'team'),
  content('Testimonials', '/backend/testimonials', '/testimonialsetting', 'testimonials'),
  content('Navigation', '/backend/navigation', '/navigation', 'navbar'),
  content('Footer', '/backend/footer', '/settingfooter', 'footer'),
  section('Agency Details', '/backend/agency', 'content'),
  section('Privacy Notice', '/backend/privacy', 'content'),
  section('Terms of Use', '/backend/terms', 'content'),
  section('Media', '/backend/media', 'content'),
  { ...section('Recycle Bin', '/backend/recycle-bin', 'content'), dropdown: 'recyclebin' },
  section('Members', '/backend/members', 'people', ADMINS),
  section('Audit', '/backend/audit', 'people', ADMINS),
  section('Account', '/backend/account', 'people', ALL),
  section('Routing', '/backend/routing', 'operations', ADMINS),
  section('Mail', '/backend/mail', 'operations', ADMINS),
  section('Integrations', '/backend/integrations', 'operations', ADMINS),
  section('Failed messages', FAILED_MESSAGES_PATH, 'operations', ADMINS),
];

export const GROUPS: readonly { key: Section['group']; title: string }[] = [
  { key: 'overview', title: 'Overview' },
  { key: 'catalogue', title: 'Catalogue' },
  { key: 'content', title: 'Website' },
  { key: 'people', title: 'People' },
  { key: 'operations', title: 'Operations' },
];

export const sectionsFor = (role: Role): Section[] => SECTIONS.filter(({ roles }) => roles.includes(role));

/** Whether the menu of a role has the section at `path`. */
export const mayOpen = (role: Role, path: string): boolean =>
  sectionsFor(role).some((section) => section.path === path);

/** Where the section is that `/backend?section=…` asks for; undefined when that is the panel itself. */
export function pathOfSection(search: URLSearchParams): string | undefined {
  const name = search.get('section')?.toLowerCase();
  return SECTIONS.find(({ dropdown }) => dropdown !== undefined && dropdown.toLowerCase() === name)?.path;
}

/** Whether the page at `pathname` belongs to a section. */
export const isWithin = ({ path, settings }: Section, pathname: string): boolean =>
  pathname === path || pathname === settings || (path !== '/backend' && pathname.startsWith(`${path}/`));
