import { z } from 'zod';
import { entryId } from './editing.js';
import { lifecycleKindSchema } from './lifecycle.js';

/** So long does a link to a draft work. */
export const PREVIEW_DAYS = 7;

/** Of a request that is answered as if the draft that it names were published. */
export const PREVIEW_HEADER = 'x-content-preview';

/** 32 random bytes. */
export const previewToken = z.string().regex(/^[\w-]{43}$/);

/** A draft, and the token of the link that shows it. */
export const previewKeySchema = z.object({ kind: lifecycleKindSchema, id: entryId, token: previewToken });
export type PreviewKey = z.infer<typeof previewKeySchema>;

/** As {@link PREVIEW_HEADER} has it. */
export const encodePreviewKey = ({ kind, id, token }: PreviewKey): string => `${kind}.${id}.${token}`;

/** Undefined for anything else than a key. */
export function decodePreviewKey(text: string | undefined): PreviewKey | undefined {
  const [kind, id, token, ...others] = text?.split('.') ?? [];
  if (others.length > 0) return undefined;
  return previewKeySchema.safeParse({ kind, id: Number(id), token }).data;
}

/** Where the site would show a draft, and until when its link works. */
const shown = z.object({
  /** The path of the page that shows it. */
  path: z.string(),
  expiresAt: z.string(),
});

/** The token is returned once: only its hash is stored. */
export const newPreviewSchema = shown.extend({ token: previewToken });
export const draftPreviewSchema = shown.extend({
  title: z.string(),
  /** Whether visitors see something else: a draft beside what is live, or what is not live yet. */
  unseen: z.boolean(),
});
export type DraftPreview = z.infer<typeof draftPreviewSchema>;
