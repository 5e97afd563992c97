import { UPLOAD_TYPES, type UploadKind } from '@manzil/contracts/media/upload';
import { DomainError } from '@manzil/service-kit/errors';
import { fileTypeFromFile } from 'file-type';

const NAMES: Record<UploadKind, string> = {
  image: 'JPEG, PNG, WebP, AVIF, GIF and TIFF images',
  document: 'PDF files',
  plan: 'PDF files and JPEG, PNG, WebP, AVIF, GIF and TIFF images',
};

/** Returns the content type by the file's first bytes. UNSUPPORTED_MEDIA_TYPE when the kind does not allow it. */
export async function detectType(path: string, kind: UploadKind): Promise<string> {
  const detected = await fileTypeFromFile(path);
  if (detected === undefined || !UPLOAD_TYPES[kind].includes(detected.mime)) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', `Only ${NAMES[kind]} can be uploaded here`);
  }
  return detected.mime;
}
