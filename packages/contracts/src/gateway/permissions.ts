import type { Role } from './account.js';

/** Read-only permissions. */
export const READING = [
  'content.read',
  'listings.read',
  /** Listings that name the member as their adviser. */
  'own-listings.read',
  'feed.read',
  /** Fees, taxes and limits with their dates. */
  'rules.read',
  'media.read',
  /** The member's own leads and unassigned ones; `leads.all` adds the leads of other members. */
  'leads.read',
  'leads.all',
  'leads.export',
  /** Newsletter addresses, including their export. */
  'newsletter.read',
  /** Figures of the member's own listings and leads; `funnel.all` adds the figures of all members. */
  'funnel.read',
  'funnel.all',
  'routing.read',
  'mail.read',
  'integrations.read',
  'operations.read',
  'members.read',
  'audit.read',
] as const;

export const CHANGING = [
  'content.edit',
  /** Publish when publishing needs approval, and approve requests of other members. */
  'content.publish',
  'listings.edit',
  /** The price, photos and availability of the member's own listings. */
  'own-listings.edit',
  'feed.import',
  /** Confirm rules, and add versions of them. */
  'rules.edit',
  /** Upload pictures for one's own work; `media.edit` is about the whole library. */
  'media.upload',
  'media.edit',
  /** Create and work on visible leads, including their viewings. */
  'leads.edit',
  /** Import leads from files, and erase personal data. */
  'leads.manage',
  /** End subscriptions, and accept addresses suspected as spam. */
  'newsletter.edit',
  'routing.edit',
  'mail.edit',
  'integrations.edit',
  'operations.edit',
  'members.manage',
] as const;

export type Permission = (typeof READING)[number] | (typeof CHANGING)[number];

const AGENT = [
  ...(['own-listings.read', 'own-listings.edit', 'media.read', 'media.upload'] as const),
  ...(['leads.read', 'leads.edit', 'funnel.read'] as const),
] as const;

const MARKETER = [
  ...(['content.read', 'content.edit', 'listings.read', 'listings.edit'] as const),
  ...(['media.read', 'media.upload', 'media.edit', 'funnel.read', 'funnel.all'] as const),
  ...(['newsletter.read', 'newsletter.edit'] as const),
] as const;

const EDITOR = [
  ...MARKETER,
  ...(['own-listings.read', 'own-listings.edit'] as const),
  ...(['feed.read', 'feed.import', 'leads.read', 'leads.edit'] as const),
  ...(['leads.all', 'leads.export', 'leads.manage'] as const),
] as const;

const MANAGER = [
  ...EDITOR,
  'content.publish',
  ...(['rules.read', 'rules.edit'] as const),
  ...(['routing.read', 'routing.edit', 'mail.read', 'mail.edit', 'members.read', 'audit.read'] as const),
] as const;

const ROLE_PERMISSIONS: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  admin: new Set([...READING, ...CHANGING]),
  manager: new Set(MANAGER),
  editor: new Set(EDITOR),
  marketer: new Set(MARKETER),
  agent: new Set(AGENT),
  auditor: new Set(READING),
};

/** Checks whether a role has a permission. A role unknown to this release has none. */
export const isPermitted = (role: Role, permission: Permission): boolean =>
  Object.hasOwn(ROLE_PERMISSIONS, role) && ROLE_PERMISSIONS[role].has(permission);
