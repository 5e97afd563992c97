import { isRegistrationNumber } from '@manzil/contracts/listings/agent-keys';
import { valuesOf, type ListFilters } from '../../shared/lib/url-filters';

/** Names of the advisers in the filter, as far as their keys are names, else their registration numbers. */
export function adviserNames({ agent }: ListFilters): string[] {
  const keys = valuesOf(agent);
  const names = keys.filter((key) => !isRegistrationNumber(key));
  return (names.length > 0 ? names : keys).map((key) =>
    key.replaceAll('-', ' ').replace(/(?<!\S)\p{L}/gu, (letter) => letter.toUpperCase()),
  );
}
