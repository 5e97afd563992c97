import { MAX_GALLERY_IMAGES } from '@manzil/contracts/limits';
import type { UploadKind } from '@manzil/contracts/media/upload';
import { DomainError } from '@manzil/service-kit/errors';

/** A file field of a form; limits in bytes follow from the kind. */
export interface FileField {
  /** Without it a picture or a document, by the content type of the file. */
  kind?: UploadKind;
  /** For a field that comes numbered (`name0`, `name1`, …): how many files it may have. Else it has one. */
  numbered?: { most: number; tooMany: string };
  /** The message for a file over its limit, by the name it came with; without it the limit is named. */
  tooLarge?: (fileName: string) => string;
}

/** The file fields of a form by name, a numbered one without its number. */
export type FileFields = Readonly<Record<string, FileField>>;

export const BANNER_IMAGE: FileField = {
  kind: 'image',
  tooLarge: () => 'The image size is more than 2MB. Please choose a smaller image!',
};

const TOO_LARGE_DOCUMENT = 'File size is more than 18MB. Please choose a smaller file.';

export const DOCUMENT: FileField = { kind: 'document', tooLarge: () => TOO_LARGE_DOCUMENT };

/** A drawing comes as a PDF or as a picture. */
export const PLAN: FileField = { kind: 'plan', tooLarge: () => TOO_LARGE_DOCUMENT };

export const GALLERY_IMAGES: FileField = {
  kind: 'image',
  numbered: {
    most: MAX_GALLERY_IMAGES,
    tooMany: `You can not upload more than ${MAX_GALLERY_IMAGES} images!`,
  },
  tooLarge: (fileName) => `${fileName} exceeds the maximum allowed size of 2MB.`,
};

/** The entry that a field on the wire belongs to; undefined for one that the form does not have. */
export function findField(
  fields: FileFields,
  wireName: string,
): { name: string; field: FileField } | undefined {
  const name = Object.hasOwn(fields, wireName) ? wireName : wireName.replace(/\d{1,4}$/, '');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field === undefined || (field.numbered === undefined) !== (name === wireName)) return undefined;
  return { name, field };
}

/** A refusal that names the field; the form shows its message. */
export const refusedField = (field: string, { code, message, extra }: DomainError): DomainError =>
  new DomainError(code, message, { ...extra, issues: [{ field, message }] });

export const invalidField = (field: string, message: string): DomainError =>
  new DomainError('VALIDATION_FAILED', message, { issues: [{ field, message }] });
