import {
  TALL_PLACES,
  TALL_WIDTHS,
  VARIANT_FORMATS,
  VARIANT_WIDTHS,
  type TallPlace,
  type VariantFormat,
} from '@manzil/contracts/media/variants';

export type Variant =
  /** The whole image at one width. */
  | { cut: 'none'; width: (typeof VARIANT_WIDTHS)[number]; format: VariantFormat }
  /** The upright crop at one width. */
  | { cut: 'tall'; place: TallPlace; width: (typeof TALL_WIDTHS)[number]; format: VariantFormat }
  /** The crop for previews of a shared link. */
  | { cut: 'share'; format: 'jpg' }
  /** The whole image as a JPEG, for portals. */
  | { cut: 'whole'; format: 'jpg' };

export interface UploadName {
  filename: string;
  /** Stem of the asset that the file belongs to. */
  stem: string;
  contentType: string;
  variant?: Variant;
}

const CONTENT_TYPES: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};
const FILENAME = /^([a-z0-9][a-z0-9-]{0,99})\.([a-z]{3,4})$/;
const VARIANT = /^(.+?)(-(?:tall\d+-\d+w|\d+w|share|whole))$/;

/** All variants that an image can have. */
export const VARIANTS: readonly Variant[] = [
  ...VARIANT_FORMATS.flatMap((format) => [
    ...VARIANT_WIDTHS.map((width) => ({ cut: 'none', width, format }) as const),
    ...TALL_PLACES.flatMap((place) =>
      TALL_WIDTHS.map((width) => ({ cut: 'tall', place, width, format }) as const),
    ),
  ]),
  { cut: 'share', format: 'jpg' },
  { cut: 'whole', format: 'jpg' },
];

export function variantFilename(stem: string, variant: Variant): string {
  switch (variant.cut) {
    case 'none':
      return `${stem}-${variant.width}w.${variant.format}`;
    case 'tall':
      return `${stem}-tall${variant.place}-${variant.width}w.${variant.format}`;
    case 'share':
      return `${stem}-share.jpg`;
    case 'whole':
      return `${stem}-whole.jpg`;
  }
}

const BY_ENDING = new Map(VARIANTS.map((variant) => [variantFilename('', variant), variant]));

/** Parses the name of an upload or a variant; returns undefined for any other, so that no such name reaches the storage. */
export function readUploadName(filename: string): UploadName | undefined {
  const [, stem = '', extension = ''] = FILENAME.exec(filename) ?? [];
  const contentType = Object.hasOwn(CONTENT_TYPES, extension) ? CONTENT_TYPES[extension] : undefined;
  if (stem === '' || contentType === undefined) return undefined;
  const [, original = '', ending] = VARIANT.exec(stem) ?? [];
  if (ending === undefined) return { filename, stem, contentType };
  const variant = BY_ENDING.get(`${ending}.${extension}`);
  return variant && { filename, stem: original, contentType, variant };
}
