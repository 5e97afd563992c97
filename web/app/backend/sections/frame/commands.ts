import type { Role } from '@manzil/contracts/gateway/account';
import { isPermitted, type Permission } from '@manzil/contracts/gateway/permissions';
import type { Found } from '@manzil/contracts/http/find';
import { sectionsFor } from '../../kit/access/sections';

/** A target of the palette. */
export interface Command {
  title: string;
  /** Distinguishes commands of the same title. */
  detail?: string;
  /** A path, or {@link START_IMPORT}, which starts an update. */
  to: string;
  /** False for commands that are not stored as recent: they name a person, or run at once. */
  remembers?: boolean;
}

/** Target of the command that starts an update of the properties. */
export const START_IMPORT = '#start-import';

const ACTIONS: readonly (readonly [title: string, to: string, needs: Permission])[] = [
  ['New listing', '/backend/properties/new', 'listings.edit'],
  ['New lead', '/backend/leads?entry=new', 'leads.edit'],
  ['New page', '/backend/pages/new', 'content.edit'],
  ['New post', '/backend/blogs/new', 'content.edit'],
  ['New development', '/backend/developments/new', 'content.edit'],
  ['New question', '/backend/faq?entry=new', 'content.edit'],
  ['New team member', '/backend/team?entry=new', 'content.edit'],
  ['New testimonial', '/backend/testimonials?entry=new', 'content.edit'],
  ['New person', '/backend/people/new', 'members.manage'],
  ['Run import: update the properties from the feed', START_IMPORT, 'feed.import'],
  ['Import leads from a file', '/backend/leads/import', 'leads.manage'],
];

const SETTINGS: readonly (readonly [title: string, to: string, needs?: Permission])[] = [
  ['Columns and values of the feed', '/backend/feed/mapping/primary', 'feed.read'],
  ['Places', '/backend/feed/places', 'feed.read'],
  ['Settings: licence numbers', '/backend/agency#section-1', 'content.read'],
  ['Settings: popup', '/backend/agency#section-2', 'content.read'],
  ['Settings: search engines and social picture', '/backend/agency#section-3', 'content.read'],
  ['Password and two-step login', '/backend/account'],
];

const isFor =
  (role: Role) =>
  ([, , needs]: readonly [string, string, Permission?]): boolean =>
    needs === undefined || isPermitted(role, needs);

const toCommand = ([title, to]: readonly [string, string, Permission?]): Command => ({ title, to });

export const actionsFor = (role: Role): Command[] =>
  ACTIONS.filter(isFor(role)).map((action) => ({ ...toCommand(action), remembers: false }));

/** The sections and settings that a role may see. */
export const placesFor = (role: Role): Command[] => [
  ...sectionsFor(role).map(({ title, path }) => ({ title, to: path })),
  ...SETTINGS.filter(isFor(role)).map(toCommand),
];

/** Finds titles with every typed word; those that begin with the query come first. */
export function matching(commands: readonly Command[], query: string): Command[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = commands.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
  const begins = ({ title }: Command): number => (title.toLowerCase().startsWith(words.join(' ')) ? 0 : 1);
  return found.sort((one, other) => begins(one) - begins(other));
}

const PATHS: Readonly<Record<Found['kind'], (key: string) => string>> = {
  listing: (key) => `/backend/properties/${key}`,
  lead: (key) => `/backend/leads?lead=${key}`,
  development: (key) => `/backend/developments/${key}`,
  page: (key) => `/backend/pages/${key}`,
  'blog-post': (key) => `/backend/blogs/${key}`,
  faq: (key) => `/backend/faq?entry=${key}`,
  'team-member': (key) => `/backend/team?entry=${key}`,
  testimonial: (key) => `/backend/testimonials?entry=${key}`,
  file: (key) => `/backend/media?q=${encodeURIComponent(key)}`,
};

export const commandOf = ({ kind, key, title, detail }: Found): Command => ({
  title,
  detail,
  to: PATHS[kind](key),
  remembers: kind !== 'lead',
});
