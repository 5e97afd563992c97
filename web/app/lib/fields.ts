import type { DocumentFields } from '@manzil/contracts/content/documents';

/** A stored text; undefined when it is missing or empty. */
export function field(fields: DocumentFields, name: string): string | undefined {
  return fields[name]?.trim() || undefined;
}
