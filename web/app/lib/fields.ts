import type { DocumentFields } from '@manzil/contracts/content/documents';

/** The first of the named texts that is stored and not empty. */
export function field(fields: DocumentFields, ...names: string[]): string | undefined {
  for (const name of names) {
    const text = fields[name]?.trim();
    if (text !== undefined && text !== '') return text;
  }
  return undefined;
}
