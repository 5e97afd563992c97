import { showPerformance } from '@manzil/contracts/http/funnel';
import {
  PERFORMANCE_DIMENSIONS,
  type Performance as Report,
  type PerformanceDimension,
  type PerformanceFigures,
} from '@manzil/contracts/leads/performance';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '../../../shared/ui/field';
import { ScrollTable } from '../../../shared/ui/scroll-table';
import { memberName } from '../../kit/labels/member-name';
import { endpointQuery } from '../../kit/data/query-client';
import { Panel } from '../../kit/layout/panel';
import { Bars } from './day-chart';
import { aed, minutes, monthName, PERFORMANCE_TEXTS as TEXTS } from './performance-texts';
import chart from './day-chart.module.css';
import styles from './performance.module.css';

/** The charts over months; each figure is also in the table below. */
const CHARTS: readonly {
  title: string;
  of: (figures: PerformanceFigures) => number | null;
  text: (value: number) => string;
}[] = [
  { title: TEXTS.leads, of: ({ leads }) => leads, text: String },
  { title: TEXTS.response, of: ({ responseMinutes }) => responseMinutes, text: minutes },
  { title: TEXTS.won, of: ({ won }) => won, text: String },
  { title: TEXTS.wonValue, of: ({ wonValue }) => wonValue, text: aed },
];

const rowName = (by: PerformanceDimension, key: string): string => {
  if (key === '') return TEXTS.none[by];
  return by === 'adviser' ? memberName(key) : key;
};

/** Response times, leads and deals of the last months, by adviser or source. */
export function Performance() {
  const [by, setBy] = useState<PerformanceDimension>('adviser');
  const [key, setKey] = useState<string | undefined>();
  const report = useQuery(
    endpointQuery(showPerformance, { query: { by, ...(key !== undefined && { key }) } }),
  );
  return (
    <Panel title={TEXTS.title} query={report}>
      {(found) => (
        <>
          <div className="backend-columns">
            <SelectField
              label={TEXTS.by}
              value={by}
              options={PERFORMANCE_DIMENSIONS.map((each) => [each, TEXTS.dimensions[each]] as const)}
              onText={(next) => {
                setBy(next as PerformanceDimension);
                setKey(undefined);
              }}
            />
            <SelectField
              label={TEXTS.dimensions[by]}
              value={key === undefined ? '' : `=${key}`}
              options={[
                ['', TEXTS.all],
                ...found.rows.map((row) => [`=${row.key}`, rowName(by, row.key)] as const),
              ]}
              onText={(next) => {
                setKey(next === '' ? undefined : next.slice(1));
              }}
            />
          </div>
          <dl className={styles.totals}>
            <dt>{TEXTS.pipeline}</dt>
            <dd>{`${aed(found.pipeline.value)} · ${TEXTS.openLeads(found.pipeline.leads)}`}</dd>
            <dt>{TEXTS.wonInPeriod}</dt>
            <dd>{aed(sumOf(found.months, 'wonValue'))}</dd>
            <dt>{TEXTS.commission}</dt>
            <dd>{aed(sumOf(found.months, 'commission'))}</dd>
          </dl>
          <div className={styles.charts}>
            {CHARTS.map(({ title, of, text }) => (
              <figure key={title} className={chart.chart}>
                <figcaption>{title}</figcaption>
                <Bars
                  bars={found.months.map((figures) => {
                    const value = of(figures);
                    const name = monthName(figures.month);
                    const said = value === null ? TEXTS.unknown : text(value);
                    return { name, value: value ?? 0, title: `${name}: ${said}` };
                  })}
                />
                <div className={chart.axis} aria-hidden="true">
                  <span>{monthName(found.months[0]?.month)}</span>
                  <span>{monthName(found.months.at(-1)?.month)}</span>
                </div>
              </figure>
            ))}
          </div>
          <Figures
            caption={TEXTS.byMonth}
            first={TEXTS.month}
            rows={found.months.map((figures) => ({ name: monthName(figures.month), figures }))}
          />
          <Figures
            caption={TEXTS.byRow(TEXTS.dimensions[by])}
            first={TEXTS.dimensions[by]}
            rows={found.rows.map((figures) => ({ name: rowName(by, figures.key), figures }))}
          />
        </>
      )}
    </Panel>
  );
}

const sumOf = (months: Report['months'], field: 'wonValue' | 'commission'): number =>
  months.reduce((sum, month) => sum + month[field], 0);

interface FiguresProps {
  caption: string;
  first: string;
  rows: readonly { name: string; figures: PerformanceFigures }[];
}

const Figures = ({ caption, first, rows }: FiguresProps) => (
  <ScrollTable
    caption={caption}
    head={[first, TEXTS.leads, TEXTS.answered, TEXTS.response, TEXTS.won, TEXTS.wonValue, TEXTS.commission]}
  >
    {rows.map(({ name, figures }) => (
      <tr key={name}>
        <th scope="row">{name}</th>
        <td>{figures.leads.toLocaleString('en')}</td>
        <td>{figures.answered.toLocaleString('en')}</td>
        <td>{figures.responseMinutes === null ? TEXTS.unknown : minutes(figures.responseMinutes)}</td>
        <td>{figures.won.toLocaleString('en')}</td>
        <td>{aed(figures.wonValue)}</td>
        <td>{aed(figures.commission)}</td>
      </tr>
    ))}
  </ScrollTable>
);
