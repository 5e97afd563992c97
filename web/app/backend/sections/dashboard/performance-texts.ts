import type { PerformanceDimension } from '@manzil/contracts/leads/performance';

export const PERFORMANCE_TEXTS = {
  title: 'Performance, last 6 months',
  by: 'Compare',
  dimensions: { adviser: 'Adviser', source: 'Source' } satisfies Record<PerformanceDimension, string>,
  none: { adviser: 'Unassigned', source: 'Unknown' } satisfies Record<PerformanceDimension, string>,
  all: 'All leads',
  pipeline: 'Pipeline value',
  openLeads: (count: number) => (count === 1 ? '1 open lead' : `${count.toLocaleString('en')} open leads`),
  wonInPeriod: 'Won value',
  commission: 'Commission',
  leads: 'Leads',
  answered: 'Answered',
  response: 'Median response time',
  won: 'Deals won',
  wonValue: 'Won value (AED)',
  month: 'Month',
  byMonth: 'Performance by month',
  byRow: (dimension: string) => `Performance by ${dimension.toLowerCase()}`,
  unknown: '–',
} as const;

export const aed = (value: number): string => `AED ${Math.round(value).toLocaleString('en')}`;

/** `12 min`, `3 h 20 min`, `2 d 4 h`. */
export function minutes(value: number): string {
  const whole = Math.round(value);
  if (whole < 60) return `${String(whole)} min`;
  const hours = Math.floor(whole / 60);
  if (hours < 24) return `${String(hours)} h ${String(whole % 60)} min`;
  return `${String(Math.floor(hours / 24))} d ${String(hours % 24)} h`;
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
/** `2026-11` as `Nov 2026`. */
export const monthName = (month: string | undefined): string =>
  month === undefined ? '' : MONTH.format(new Date(`${month}-01T00:00:00Z`));
