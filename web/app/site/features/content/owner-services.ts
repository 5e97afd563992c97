/** What the agency does for owners, by the path of its page. */
export const OWNER_SERVICES = {
  '/sell': 'sell',
  '/sell/property-management': 'management',
  '/sell/holiday-homes': 'holiday',
} as const;

export type OwnerPath = keyof typeof OWNER_SERVICES;

export const isOwnerPath = (path: string): path is OwnerPath => Object.hasOwn(OWNER_SERVICES, path);
