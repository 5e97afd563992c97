import type { AuditAction } from './audit-entry.entity.js';

/** Where an action's own name does not read as a sentence. */
const WORDED: Partial<Record<AuditAction, string>> = {
  login: 'Logged in',
  logout: 'Logged out',
  'login-failed': 'Failed to log in',
  'import-requested': 'Asked for an import',
  'photos-retried': 'Asked for photos of the feed again',
  'media-uploaded': 'Uploaded a file',
  'member-invited': 'Invited a member',
  'member-role-changed': "Changed a member's role",
  'member-disabled': 'Disabled a member',
  'member-enabled': 'Enabled a member',
  'password-link-issued': 'Made a password link',
  'password-chosen': 'Chose a password by a link',
  'password-changed': 'Changed the password',
  'password-reset': 'Password was reset by the operator',
  'session-ended': 'Ended a session',
};

/** An action in words for staff. */
export const labelOf = (action: string): string =>
  WORDED[action as AuditAction] ?? sentence(action.replaceAll('-', ' '));

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
