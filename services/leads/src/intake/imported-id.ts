import { createHash } from 'node:crypto';
import { z } from 'zod';

interface Identified {
  /** The id in the file's own column; empty without one. */
  id: string;
  email: string;
  phone: string;
  cells: readonly string[];
}

/**
 * The id of the lead that a row becomes, the same whenever the row is imported. A UUID is that of our own export. What
 * other systems number may be numbered by two of them, so their number counts with the person alone; a row without one is
 * known by all of its cells, whichever of them are imported.
 */
export function importedId({ id, email, phone, cells }: Identified): string {
  if (z.uuid().safeParse(id).success) return id.toLowerCase();
  const known = id === '' ? ['row', ...cells] : ['id', id, email.toLowerCase(), phone];
  const hex = createHash('sha256').update(JSON.stringify(known)).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
