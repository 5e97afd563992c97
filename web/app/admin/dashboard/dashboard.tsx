import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useOutletContext } from 'react-router';
import type { Session } from '@manzil/contracts/gateway/account';
import type { Dashboard as Counts } from '@manzil/contracts/gateway/dashboard';
import { useFailedCount } from '../failed-messages/failed-count';
import { TEXTS as FAILED_TEXTS } from '../failed-messages/failed-message-texts';
import { FAILED_MESSAGES_PATH } from '../lib/sections';
import { SectionHead } from '../parts/section-head';
import { DayChart } from './day-chart';
import { dashboardQuery } from './dashboard-query';
import styles from './dashboard.module.css';

const REFRESH_MS = 9_000;

/** Each leads to just what it counts: spam is among the enquiries, and only what is on the site among the listings. */
const TILES: readonly { key: keyof Counts; title: string; to: string }[] = [
  { key: 'visits', title: 'Visits', to: '#visits' },
  { key: 'totalProperties', title: 'Total Properties', to: '/backend/properties?status=public' },
  { key: 'homePageEnquiries', title: 'Home Page Enquiries', to: '/backend/leads?kinds=popup&status=all' },
  {
    key: 'otherEnquiries',
    title: 'Other Enquiries',
    to: '/backend/leads?kinds=contact,sell,listing,mortgage&status=all',
  },
  { key: 'buyProperty', title: 'Buy Property', to: '/backend/properties?status=public&adType=sale' },
  { key: 'rentProperties', title: 'Rent Properties', to: '/backend/properties?status=public&adType=rent' },
  {
    key: 'residentialProperties',
    title: 'Residential Properties',
    to: '/backend/properties?status=public&type=homes',
  },
];

/** The counts, read again every nine seconds while the page is in sight; a failed attempt leaves the last ones. */
export function Dashboard() {
  const { data, isError } = useSuspenseQuery({ ...dashboardQuery, refetchInterval: REFRESH_MS });
  const { counts, days } = data;
  const failed = useFailedCount(useOutletContext<Session>().role);

  return (
    <>
      <SectionHead
        title="Dashboard"
        intro="Content of the site and activity of visitors, updated every nine seconds."
      />
      {isError && <p role="status">The counts could not be updated. These are the latest we have.</p>}
      {failed > 0 && (
        <p role="status" className={styles.failed}>
          {FAILED_TEXTS.notice(failed)}{' '}
          <Link to={FAILED_MESSAGES_PATH} className="backend-link">
            {FAILED_TEXTS.noticeLink}
          </Link>
        </p>
      )}
      <ul className={styles.tiles}>
        {TILES.map(({ key, title, to }) => (
          <li key={key}>
            <Link to={to} className={styles.tile}>
              <span>{title}</span>
              <strong>{counts[key]?.toLocaleString('en') ?? '–'}</strong>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.charts} id="visits">
        <DayChart
          title="Visits, last 30 days"
          days={days.map(({ day, visits }) => ({ day, value: visits }))}
          total={counts.visits}
        />
        <DayChart
          title="Enquiries, last 30 days"
          days={days.map(({ day, homePageEnquiries, otherEnquiries }) => ({
            day,
            value: homePageEnquiries + otherEnquiries,
          }))}
        />
      </div>
    </>
  );
}
