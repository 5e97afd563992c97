import type { DocumentFields } from '@manzil/contracts/content/documents';
import { focusField, readFocalPoint, type FocalPoint } from '@manzil/contracts/content/focal-point';

/** A stored text; undefined when it is missing or empty. */
export function field(fields: DocumentFields, name: string): string | undefined {
  return fields[name]?.trim() || undefined;
}

/** The stored focal point of a photograph, in per cent of the picture. */
export const focusOf = (fields: DocumentFields, photo: string): FocalPoint | undefined =>
  readFocalPoint(fields[focusField(photo)]);
