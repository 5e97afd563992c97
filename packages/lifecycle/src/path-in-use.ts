import type { PathUser } from '@manzil/contracts/path-rpc';
import { DomainError } from '@manzil/service-kit/errors';

const NAMES: Record<PathUser, string> = {
  listing: 'a listing',
  development: 'a new development',
  page: 'a page',
};

/** CONFLICT for `field`, with `details` { reason: 'link-taken', takenBy }. */
export const pathInUse = (field: string, takenBy: PathUser, cause?: unknown): DomainError =>
  new DomainError(
    'CONFLICT',
    `This address is in use by ${NAMES[takenBy]}`,
    {
      issues: [{ field, message: `In use by ${NAMES[takenBy]}: choose another address` }],
      details: { reason: 'link-taken', takenBy },
    },
    { cause },
  );
