import type { OfficeHoliday } from '@manzil/contracts/leads/viewing';
import { Link } from 'react-router';
import { useMay } from '../../kit/access/access';
import { formatDay, gulfToday } from '../../kit/labels/format-date-time';
import { TEXTS } from './viewing-texts';
import styles from './viewings.module.css';

/** Upcoming office holidays, with a link to where they are edited. */
export function OfficeHolidays({ holidays }: { holidays: readonly OfficeHoliday[] }) {
  const mayChange = useMay()('routing.read');
  const today = gulfToday();
  const ahead = holidays.filter(({ day }) => day >= today).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  return (
    <p className={styles.soft}>
      {ahead.length === 0
        ? TEXTS.hours.noHolidays
        : TEXTS.hours.holidays(
            ahead.map(({ day, name }) => (name === '' ? formatDay(day) : `${formatDay(day)} (${name})`)),
          )}{' '}
      {mayChange && <Link to="/backend/routing#holidays">{TEXTS.hours.toHolidays}</Link>}
    </p>
  );
}
