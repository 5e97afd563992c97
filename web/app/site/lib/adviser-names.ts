import { isRegistrationNumber } from '@manzil/contracts/listings/agent-keys';
import { valuesOf, type ListFilters } from '../../shared/lib/url-filters';

/** The names of the advisers of a list, as far as their keys say them, else their registration numbers. */
export function adviserNames({ agent }: ListFilters): string[] {
  const keys = valuesOf(agent);
  const names = keys.filter((key) => !isRegistrationNumber(key));
  return (names.length > 0 ? names : keys).map((key) =>
    key.replaceAll('-', ' ').replace(/(?<!\S)\p{L}/gu, (letter) => letter.toUpperCase()),
  );
}
