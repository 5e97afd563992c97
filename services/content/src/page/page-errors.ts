import { pathInUse } from '@manzil/lifecycle/path-in-use';
import { DomainError } from '@manzil/service-kit/errors';
import type { PageEntity } from './page.entity.js';

const UNIQUE_VIOLATION = '23505';
const DEADLOCK = '40P01';

export const noSuchPage = (): DomainError => new DomainError('NOT_FOUND', 'There is no such page');

export const pageInBin = ({ linkAddress }: Pick<PageEntity, 'linkAddress'>): DomainError =>
  new DomainError('GONE', 'This page is in the recycle bin', { details: { linkAddress } });

/** Returns the error for a change that found no active page. */
export const changeRefusal = (deleted: PageEntity | null | undefined): DomainError =>
  deleted == null ? noSuchPage() : pageInBin(deleted);

/**
 * Runs work that gives a page a path. CONFLICT when another page has it, which the unique index detects, because a
 * query before the save could be outdated. Two pages that swap their paths at the same time deadlock; PostgreSQL aborts
 * one of them, and neither path was free.
 */
export async function refuseTakenLink<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint } = driverError(error);
    if (code === DEADLOCK || (code === UNIQUE_VIOLATION && constraint === 'page_active_link'))
      throw pathInUse('linkAddress', 'page', error);
    throw error;
  }
}

function driverError(error: unknown): { code?: string; constraint?: string } {
  return error instanceof Error && 'driverError' in error ? (error.driverError as object) : {};
}
