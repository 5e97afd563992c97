import { z } from 'zod';

/** Maximum length of a photo URL in characters. */
export const photoUrlSchema = z.string().max(1_000);

const referencingRecord = z.object({
  /** `<kind>:<id>`, for example `development:12`; the same in all messages about the record. */
  owner: z.string().max(200),
  label: z.string().max(300),
  /** Incremented by every change of the record, to detect late or repeated messages. */
  version: z.int(),
});

/** All files that a record uses. */
export const assetReferences = referencingRecord.extend({
  /** Files of one version may come in `parts` messages, numbered from 1; earlier files are released with the last. */
  part: z.int().min(1).default(1),
  parts: z.int().min(1).default(1),
  /** Names below /uploads, each once; of an asset or of one of its variants. */
  filenames: z.array(z.string().max(200)),
});

/** All external photos that a record shows. */
export const photoReferences = referencingRecord.extend({
  /** Absolute http or https URLs, without duplicates. */
  urls: z.array(photoUrlSchema),
});

type References = z.output<typeof assetReferences>;

/** Maximum number of names per message; with at most 200 characters each, far below the size limit of NATS. */
const MOST_NAMES = 1_000;

/** Splits the files of a record into messages of at most {@link MOST_NAMES} names; at least one message. */
export function referencesInParts(record: Omit<References, 'part' | 'parts'>): References[] {
  const parts = Math.max(1, Math.ceil(record.filenames.length / MOST_NAMES));
  return Array.from({ length: parts }, (_, index) => ({
    ...record,
    part: index + 1,
    parts,
    filenames: record.filenames.slice(index * MOST_NAMES, (index + 1) * MOST_NAMES),
  }));
}
