import { randomUUID } from 'node:crypto';

/** The popup, with the field names of the spec. */
export const popup = (over: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  Name: 'Layla Haddad',
  email: `${randomUUID()}@example.com`,
  Phone: '050 123 4567',
  SelectedOptionval: 'Buy',
  dialcode: '+971',
  ...over,
});

/** A contact enquiry. */
export const enquiry = (over: Record<string, unknown> = {}) => ({
  kind: 'contact',
  name: 'Omar',
  email: `${randomUUID()}@example.com`,
  message: 'Please call me',
  page: '/aboutus',
  ...over,
});
