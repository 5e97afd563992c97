import { z } from 'zod';
import { uuidOf } from '../uuid-of.js';

interface Identified {
  /** The id in the file's own column; empty if there is none. */
  id: string;
  email: string;
  phone: string;
  cells: readonly string[];
}

/**
 * Returns the id of the lead for a row, the same for every import of the row. A UUID comes from our own export. Two
 * other systems may use the same number, so a number identifies a lead only together with the person; a row without one
 * is identified by all of its cells, even the ones that are not imported.
 */
export function importedId({ id, email, phone, cells }: Identified): string {
  if (z.uuid().safeParse(id).success) return id.toLowerCase();
  const known = id === '' ? ['row', ...cells] : ['id', id, email.toLowerCase(), phone];
  return uuidOf(JSON.stringify(known));
}
