import type { EntityManager } from 'typeorm';
import { People } from '../../record/people.js';
import type { ViewingEntity } from './viewing.entity.js';

const UNNAMED = 'Our adviser';

/**
 * The adviser as visitors see them: by name, and never by user name, which earlier releases stored as the name of
 * advisers without a listing.
 */
export async function shownAdviser(
  manager: EntityManager,
  { adviser, adviserContact: { name, phone } }: Pick<ViewingEntity, 'adviser' | 'adviserContact'>,
): Promise<ViewingEntity['adviserContact']> {
  if (name !== '' && name.toLowerCase() !== adviser.toLowerCase()) return { name, phone };
  return { name: (await People.read(manager)).nameOf(adviser) || UNNAMED, phone };
}
