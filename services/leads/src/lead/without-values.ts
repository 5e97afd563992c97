import { isDatabaseUnavailable } from '@manzil/service-kit/database-unavailable';
import { QueryFailedError } from 'typeorm';

/**
 * Replaces an error of the database, which contains the values of its statement (names, email addresses, phone
 * numbers), with one that has only the statement and the reason, because unexpected errors are logged.
 */
export async function withoutValues<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // An error of an unreachable database has no values, and its type selects the response.
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
