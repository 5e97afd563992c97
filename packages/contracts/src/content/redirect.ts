import { z } from 'zod';
import { isReservedPath } from '../reserved-paths.js';
import { lifecycleKindSchema } from './lifecycle.js';
import { text } from './text.js';

const PATH = /^\/(?![/\\])[^\s\\<>"?#]*$/;
const TARGET = /^\/(?![/\\])[^\s\\<>"]*$/;

/** Paths of the site with subpages for records, such as `/blog/fees`. */
const HAVE_PAGES_BELOW = ['buy', 'rent', 'blog', 'meetmyteam'];
/** First segments without pages for visitors. */
const NOT_FOR_VISITORS = ['api', 'backend', 'login', 'logout', 'admin'];

/** The first segment of a path, in lower case, and whether there are more. */
function segmentsOf(path: string): { first: string; isDeep: boolean } {
  const [first = '', ...rest] = path.toLowerCase().split(/[?#]/, 1)[0]?.split('/').filter(Boolean) ?? [];
  return { first, isDeep: rest.length > 0 };
}

/** Checks whether staff may redirect a path: not the home page, and not a path of the site itself. */
export function mayRedirect(path: string): boolean {
  const { first, isDeep } = segmentsOf(path);
  if (first === '') return false;
  return !isReservedPath(first) || (isDeep && HAVE_PAGES_BELOW.includes(first));
}

/** Normalises a path for comparison: percent-encoded, in lower case, without a trailing slash. */
export const redirectKey = (path: string): string =>
  encoded(path.split(/[?#]/, 1)[0] ?? '')
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '');

/** Percent-encodes a path without encoding it twice. */
function encoded(path: string): string {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return path;
  }
}

/** A path of this site without query and fragment, as {@link redirectKey} returns it. */
export const redirectFromSchema = text(2_000)
  .trim()
  .regex(PATH, 'Enter a path of this site, such as /old-guide, without ? and #')
  .transform(redirectKey)
  .refine(mayRedirect, 'This address belongs to the site itself');

export const redirectToSchema = text(2_000)
  .trim()
  .regex(TARGET, 'Enter a path of this site, such as /guide')
  .refine((path) => !NOT_FOR_VISITORS.includes(segmentsOf(path).first), 'Visitors have no page there');

/** Permanent redirects; with 308 a form is submitted again to the new URL. */
export const redirectStatusSchema = z.union([z.literal(301), z.literal(308)]);

export const redirectFieldsSchema = z.object({
  from: redirectFromSchema,
  to: redirectToSchema,
  status: redirectStatusSchema.default(301),
});

/** A redirect created by staff. Dates are ISO 8601. */
export const redirectSchema = z.object({
  id: z.int(),
  from: z.string(),
  to: z.string(),
  status: redirectStatusSchema,
  hits: z.int(),
  lastHitAt: z.string().nullable(),
  createdAt: z.string(),
  createdBy: z.string(),
});
export type Redirect = z.infer<typeof redirectSchema>;

/** A former path of a page, a post or a team member, which redirects to the current path. */
export const formerPathSchema = z.object({
  kind: lifecycleKindSchema,
  id: z.int(),
  title: z.string(),
  from: z.string(),
  to: z.string(),
});
export type FormerPath = z.infer<typeof formerPathSchema>;
