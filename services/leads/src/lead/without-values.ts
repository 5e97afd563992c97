import { isDatabaseUnavailable } from '@manzil/service-kit/database-unavailable';
import { QueryFailedError } from 'typeorm';

/**
 * An unexpected error is logged as it is, and one of the database holds the values of the statement that
 * failed: names, addresses, numbers. It is replaced by one that says which statement and why, and no more.
 */
export async function withoutValues<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // That of a database that is away has no values, and must be known as what it is.
    if (error instanceof QueryFailedError && !isDatabaseUnavailable(error))
      throw strip(error as QueryFailedError);
    throw error;
  }
}

function strip({ query, driverError }: QueryFailedError): Error {
  const { code, constraint, table } = driverError as { code?: string; constraint?: string; table?: string };
  const why = [code ?? driverError.name, table, constraint].filter(Boolean).join(' ');
  return new Error(`A statement failed (${why}): ${query}`);
}
