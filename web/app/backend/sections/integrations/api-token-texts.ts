import type { ApiScope, ApiToken } from '@manzil/contracts/gateway/api-token';
import { formatDateTime } from '../../kit/labels/format-date-time';

export const SCOPE_LABELS: Readonly<Record<ApiScope, string>> = {
  'listings:read': 'Read listings, hidden ones too',
  'leads:read': 'Read leads',
  'content:read': 'Read content, drafts too',
  'imports:run': 'Run imports and read their results',
};

/** Lifetimes of a token in days. */
export const EXPIRY_OPTIONS = [
  ['30', '30 days'],
  ['90', '90 days'],
  ['365', 'One year'],
] as const;

const STATE_LABELS = {
  expired: 'Does not work: it has expired',
  'member-disabled': 'Does not work: its creator is disabled',
  forever: 'Works, does not expire',
  until: (at: string) => `Works until ${formatDateTime(at)}`,
} as const;

export function stateOf({ refusedBecause, expiresAt }: ApiToken): string {
  if (refusedBecause !== null) return STATE_LABELS[refusedBecause];
  return expiresAt === null ? STATE_LABELS.forever : STATE_LABELS.until(expiresAt);
}

export const TEXTS = {
  title: 'API tokens',
  intro:
    'Keys for systems that read or import here. A token acts for the admin who created it, within its scopes.',
  add: 'Create token',
  addTitle: 'Create an API token',
  empty: 'No tokens yet.',
  head: ['Name', 'Scopes', 'Created by', 'State', 'Last used', 'Actions'],
  madeAt: (at: string) => formatDateTime(at),
  never: 'Never',
  name: 'Name',
  nameHint: 'What you call the other system, for example reports.',
  scopes: 'Scopes',
  scopesHint: 'Choose only what the other system needs. Leads contain personal data.',
  expiry: 'Expires after',
  cancel: 'Cancel',
  made: (name: string) => `Token ${name} created.`,
  secretTitle: (name: string) => `Token ${name}`,
  secret: 'Token',
  secretWords:
    'Enter this token in the other system, which sends it as “Authorization: Bearer …”. It is not shown again.',
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke the token ${name}?`,
  revokeQuestion: 'Systems using it lose access immediately. This cannot be undone.',
  revoked: (name: string) => `The token ${name} is revoked.`,
} as const;
