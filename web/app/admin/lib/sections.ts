import type { Role } from '@manzil/contracts/gateway/account';

export interface Section {
  title: string;
  path: string;
  group: 'overview' | 'catalogue' | 'content' | 'people';
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

/** Every section of the backend in the order of the menu. */
const SECTIONS: readonly Section[] = [
  section('Dashboard', '/backend', 'overview', ALL),
  section('Leads', '/backend/leads', 'overview', ALL),
  section('Properties', '/backend/properties', 'catalogue'),
  section('New Development', '/backend/developments', 'catalogue'),
  section('Feed', '/backend/feed', 'catalogue'),
  section('All Pages', '/backend/pages', 'content'),
  section('Home Page', '/backend/home', 'content'),
  section('Mortage Page', '/backend/mortgage', 'content'),
  section('Blogs', '/backend/blogs', 'content'),
  section('Faq', '/backend/faq', 'content'),
  section('Our Team', '/backend/team', 'content'),
  section('Testimonials', '/backend/testimonials', 'content'),
  section('Navigation', '/backend/navigation', 'content'),
  section('Footer', '/backend/footer', 'content'),
  section('Media', '/backend/media', 'content'),
  section('Recycle Bin', '/backend/recycle-bin', 'content'),
  section('Members', '/backend/members', 'people', ADMINS),
  section('Audit', '/backend/audit', 'people', ADMINS),
  section('Account', '/backend/account', 'people', ALL),
];

export const GROUPS: readonly { key: Section['group']; title: string }[] = [
  { key: 'overview', title: 'Overview' },
  { key: 'catalogue', title: 'Catalogue' },
  { key: 'content', title: 'Website' },
  { key: 'people', title: 'People' },
];

export const sectionsFor = (role: Role): Section[] => SECTIONS.filter(({ roles }) => roles.includes(role));
