import { MAX_GALLERY_IMAGES } from '@manzil/contracts/limits';
import type { UploadKind } from '@manzil/contracts/media/upload';
import { DomainError } from '@manzil/service-kit/errors';

/** A file field of a form; limits in bytes follow from the kind. */
export interface FileField {
  /** By default an image or a document, depending on the content type of the file. */
  kind?: UploadKind;
  /** For a numbered field (`name0`, `name1`, …): the maximum number of its files. Any other field has one file. */
  numbered?: { most: number; tooMany: string };
  /** Error message for a file over its limit, by its original name; by default a message with the limit. */
  tooLarge?: (fileName: string) => string;
}

/** File fields of a form by name; numbered ones without their number. */
export type FileFields = Readonly<Record<string, FileField>>;

export const BANNER_IMAGE: FileField = {
  kind: 'image',
  tooLarge: () => 'The image size is more than 2MB. Please choose a smaller image!',
};

const TOO_LARGE_DOCUMENT = 'File size is more than 18MB. Please choose a smaller file.';

export const DOCUMENT: FileField = { kind: 'document', tooLarge: () => TOO_LARGE_DOCUMENT };

/** A plan, as a PDF or an image. */
export const PLAN: FileField = { kind: 'plan', tooLarge: () => TOO_LARGE_DOCUMENT };

export const GALLERY_IMAGES: FileField = {
  kind: 'image',
  numbered: {
    most: MAX_GALLERY_IMAGES,
    tooMany: `You can not upload more than ${MAX_GALLERY_IMAGES} images!`,
  },
  tooLarge: (fileName) => `${fileName} exceeds the maximum allowed size of 2MB.`,
};

/** Returns the entry of a field as sent by the client; undefined for an unknown field. */
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
