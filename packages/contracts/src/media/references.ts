import { z } from 'zod';

/** Longest address of a photo that is fetched, in characters. */
export const photoUrlSchema = z.string().max(1_000);

const referencingRecord = z.object({
  /** `<kind>:<id>`, for example `development:12`; the same in all messages about the record. */
  owner: z.string().max(200),
  label: z.string().max(300),
  /** Grows with every change of the record, so that a late or repeated message is recognised. */
  version: z.int(),
});

/** Every file that one record uses. */
export const assetReferences = referencingRecord.extend({
  /** Files of one version may come in `parts` messages, numbered from 1; earlier files are released with the last. */
  part: z.int().min(1).default(1),
  parts: z.int().min(1).default(1),
  /** Names below /uploads, each once; of an asset or of one of its variants. */
  filenames: z.array(z.string().max(200)),
});

/** Every photo elsewhere that one record shows. */
export const photoReferences = referencingRecord.extend({
  /** Absolute http or https addresses, each once. */
  urls: z.array(photoUrlSchema),
});

type References = z.output<typeof assetReferences>;

/** Names of 200 characters at most: a part is far below what NATS takes, however many files a record uses. */
const MOST_NAMES = 1_000;

/** The messages with the files that a record uses: one, or as many parts as the file names need. */
export function referencesInParts(record: Omit<References, 'part' | 'parts'>): References[] {
  const parts = Math.max(1, Math.ceil(record.filenames.length / MOST_NAMES));
  return Array.from({ length: parts }, (_, index) => ({
    ...record,
    part: index + 1,
    parts,
    filenames: record.filenames.slice(index * MOST_NAMES, (index + 1) * MOST_NAMES),
  }));
}
