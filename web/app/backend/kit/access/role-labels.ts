import { ROLES, type Role } from '@manzil/contracts/gateway/account';

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  manager: 'Manager',
  editor: 'Editor',
  marketer: 'Marketer',
  agent: 'Sales agent',
  auditor: 'Auditor',
};

/** Describes the permissions of each role. */
export const ROLE_SENTENCES: Readonly<Record<Role, string>> = {
  admin: 'Everything, also members, integrations and failed messages.',
  manager:
    'The website, properties, feed updates, newsletter addresses and all leads; also the rules of fees, the assignment of leads, mail and the audit trail. Not members or integrations.',
  editor: 'The website, properties, feed updates, newsletter addresses and all leads.',
  marketer:
    'The website, properties, pictures, newsletter addresses and the figures of the funnel. No feed updates and no leads.',
  agent: 'Own leads, viewings and listings (price, photos and availability), and unassigned leads.',
  auditor: 'Read-only access to everything that members can see.',
};

export const ROLE_OPTIONS = ROLES.map((role) => [role, ROLE_LABELS[role]] as const);

/** Below the title of a section that the member may not change. */
export const READ_ONLY = 'Read only: your role lets you look at this section, not change it.';

/** Below the title of a section without drafts, for members whose changes need approval. */
export const ON_SITE = 'Read only while publishing needs approval, because changes here go live at once.';
