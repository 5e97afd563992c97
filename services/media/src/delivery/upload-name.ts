import { VARIANT_FORMATS, VARIANT_WIDTHS, type VariantFormat } from '@manzil/contracts/media/asset';

export type VariantWidth = (typeof VARIANT_WIDTHS)[number];

export interface UploadName {
  filename: string;
  /** Of the asset it belongs to. */
  stem: string;
  contentType: string;
  variant?: { width: VariantWidth; format: VariantFormat };
}

const CONTENT_TYPES: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};
const FILENAME = /^([a-z0-9][a-z0-9-]{0,99})\.([a-z]{3,4})$/;
const VARIANT = /^(.+)-(\d+)w$/;

/** Undefined for whatever is not a name that we could have given: no such name reaches the storage. */
export function readUploadName(filename: string): UploadName | undefined {
  const [, stem = '', extension = ''] = FILENAME.exec(filename) ?? [];
  const contentType = Object.hasOwn(CONTENT_TYPES, extension) ? CONTENT_TYPES[extension] : undefined;
  if (stem === '' || contentType === undefined) return undefined;
  const [, original = '', digits] = VARIANT.exec(stem) ?? [];
  if (digits === undefined) return { filename, stem, contentType };
  const width = VARIANT_WIDTHS.find((known) => String(known) === digits);
  const format = VARIANT_FORMATS.find((known) => known === extension);
  if (width === undefined || format === undefined) return undefined;
  return { filename, stem: original, contentType, variant: { width, format } };
}

export const variantFilename = (stem: string, width: VariantWidth, format: VariantFormat): string =>
  `${stem}-${width}w.${format}`;
