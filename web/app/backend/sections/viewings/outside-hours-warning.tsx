import { oddTimeOf } from '@manzil/contracts/leads/free-times';
import { useQuery } from '@tanstack/react-query';
import { CheckGroup } from '../../../shared/ui/check-group';
import { openHoursOf, schedulesQuery } from './viewing-queries';
import { TEXTS as ALL } from './viewing-texts';
import { instantOf } from './viewing-week';

const TEXTS = ALL.odd;

interface OddTimeProps {
  adviser: string;
  /** A `datetime-local` value. */
  at: string;
  isAgreed: boolean;
  onAgreed: (isAgreed: boolean) => void;
}

/**
 * Warns that a time is outside the opening hours or too soon, and asks whether it was agreed; nothing for other times.
 */
export function OutsideHoursWarning({ adviser, at, isAgreed, onAgreed }: OddTimeProps) {
  const { data, dataUpdatedAt } = useQuery(schedulesQuery);
  const instant = instantOf(at);
  if (data === undefined || instant === '') return null;
  const hours = openHoursOf(data, adviser);
  const now = new Date(dataUpdatedAt);
  const odd = oddTimeOf(hours, new Date(instant), now);
  if (odd === undefined || new Date(instant) <= now) return null;
  return (
    <CheckGroup
      label={TEXTS[odd]}
      options={[['agreed', TEXTS.agreed]]}
      chosen={isAgreed ? ['agreed'] : []}
      onChange={(chosen) => {
        onAgreed(chosen.length > 0);
      }}
    />
  );
}
