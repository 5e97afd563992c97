import { z } from 'zod';
import { entryId } from './editing.js';
import { lifecycleKindSchema } from './lifecycle.js';

/** Days that a link to a draft works. */
export const PREVIEW_DAYS = 7;

/** Header that names a draft; the response is rendered as if the draft were published. */
export const PREVIEW_HEADER = 'x-content-preview';

/** 32 random bytes. */
export const previewToken = z.string().regex(/^[\w-]{43}$/);

/** A draft with the token of its preview link. */
export const previewKeySchema = z.object({ kind: lifecycleKindSchema, id: entryId, token: previewToken });
export type PreviewKey = z.infer<typeof previewKeySchema>;

/** Milliseconds since 1970, within the range of a date. */
export const instantNumber = z.int().min(0).max(8_640_000_000_000_000);

/** The whole site at an instant (`id`), with the token of its preview link. */
const siteKeySchema = z.object({ kind: z.literal('site'), id: instantNumber, token: previewToken });
export type SiteKey = z.infer<typeof siteKeySchema>;

const shownKeySchema = z.union([previewKeySchema, siteKeySchema]);

/** Returns the value of {@link PREVIEW_HEADER}. */
export const encodePreviewKey = ({ kind, id, token }: PreviewKey | SiteKey): string =>
  `${kind}.${id}.${token}`;

/** Returns undefined for anything but a valid key. */
export function decodePreviewKey(text: string | undefined): PreviewKey | SiteKey | undefined {
  const [kind, id, token, ...others] = text?.split('.') ?? [];
  if (others.length > 0) return undefined;
  return shownKeySchema.safeParse({ kind, id: Number(id), token }).data;
}

/** Page of a draft, and the time until which its link works. */
const shown = z.object({
  /** The path of the page that shows it. */
  path: z.string(),
  expiresAt: z.string(),
});

/** The token is returned once: only its hash is stored. */
export const newPreviewSchema = shown.extend({ token: previewToken });
export const draftPreviewSchema = shown.extend({
  title: z.string(),
  /** True when visitors see something else: an unpublished draft, or an entry that is not live. */
  unseen: z.boolean(),
});
export type DraftPreview = z.infer<typeof draftPreviewSchema>;

/** The site at an instant, and the time until which its link works. */
export const sitePreviewSchema = z.object({
  /** ISO 8601. */
  at: z.string(),
  /** True while the instant is in the future. */
  future: z.boolean(),
  expiresAt: z.string(),
});
export type SitePreview = z.infer<typeof sitePreviewSchema>;
