import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Dashboard as Counts } from '@manzil/contracts/gateway/dashboard';
import type { LeadDay } from '@manzil/contracts/leads/dashboard';
import { useMay, useSession } from '../../kit/access/access';
import { sectionAt } from '../../kit/access/sections';
import { SectionHead } from '../../kit/layout/section-head';
import { DayChart } from './day-chart';
import { Performance } from './performance';
import { OwnDay } from './own-day';
import { OwnDetails } from './own-details';
import { FirstSteps, OWN_DETAILS_ID } from './first-steps';
import { dashboardQuery } from './dashboard-query';
import { TEXTS } from './dashboard-texts';
import styles from './dashboard.module.css';
import { Waiting } from './waiting';
import { weekTrend } from './week-trend';

const REFRESH_MS = 9_000;

/** Each tile links to exactly the records it counts: the enquiries include spam, and only live listings are counted. */
const TILES: readonly { key: Exclude<keyof Counts, 'listedLastWeek'>; title: string; to: string }[] = [
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

const DAY_COUNTS: Readonly<Partial<Record<keyof Counts, (day: LeadDay) => number>>> = {
  visits: ({ visits }) => visits,
  homePageEnquiries: ({ homePageEnquiries }) => homePageEnquiries,
  otherEnquiries: ({ otherEnquiries }) => otherEnquiries,
};

/** Describes the recent trend of a number; undefined if it is unknown. */
function trendOf(
  key: keyof Counts,
  { listedLastWeek }: Counts,
  days: readonly LeadDay[],
): string | undefined {
  const countOf = DAY_COUNTS[key];
  if (countOf !== undefined) return weekTrend(days, countOf);
  const listed = Object.entries(listedLastWeek ?? {}).find(([name]) => name === key)?.[1];
  return listed === undefined ? undefined : TEXTS.newInWeek(listed);
}

interface DashboardProps {
  /** Panels of other sections, for members who may see them. */
  lastRun: ReactNode;
  funnel: ReactNode;
  recentLeads: ReactNode;
  activity: ReactNode;
}

/** The counts, polled every nine seconds while the page is visible; a failed request keeps the last ones. */
export function Dashboard({ lastRun, funnel, recentLeads, activity }: DashboardProps) {
  const { data, isError } = useSuspenseQuery({ ...dashboardQuery, refetchInterval: REFRESH_MS });
  const { counts, days } = data;
  const may = useMay();
  const { role, incompleteDetails } = useSession();
  const mayOpen = (to: string): boolean => {
    const reads = sectionAt(to.replace(/\?.*/, ''))?.reads;
    return reads === undefined || may(reads);
  };

  return (
    <>
      <SectionHead title="Dashboard" intro={TEXTS.intro} />
      {isError && <p role="status">{TEXTS.stale}</p>}
      {incompleteDetails && (
        <div className={styles.own} id={OWN_DETAILS_ID}>
          <OwnDetails known={incompleteDetails} />
        </div>
      )}
      {role === 'agent' && (
        <div className={styles.own}>
          <OwnDay />
        </div>
      )}
      <ul className={styles.tiles}>
        {TILES.map(({ key, title, to }) => (
          <li key={key}>
            <Tile to={mayOpen(to) ? to : undefined}>
              <span>{title}</span>
              <strong>{counts[key]?.toLocaleString('en') ?? '–'}</strong>
              <small>{trendOf(key, counts, days)}</small>
            </Tile>
          </li>
        ))}
      </ul>
      <div className={styles.panels}>
        <div className={styles.column}>
          {may('members.manage') && <FirstSteps />}
          {(may('leads.read') || may('content.edit')) && <Waiting />}
          {may('feed.read') && lastRun}
          {may('funnel.read') && funnel}
        </div>
        <div className={styles.column}>
          {may('leads.read') && recentLeads}
          {may('audit.read') && activity}
        </div>
      </div>
      {may('funnel.all') && (
        <div className={styles.panels}>
          <Performance />
        </div>
      )}
      <div className={styles.panels} id="visits">
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

/** Links to the counted records, for members who may see them. */
const Tile = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to === undefined ? (
    <div className={styles.tile}>{children}</div>
  ) : (
    <Link to={to} className={styles.tile}>
      {children}
    </Link>
  );
