import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { dubaiTime } from '../../kit/lifecycle/lifecycle-labels';
import { SectionHead } from '../../kit/layout/section-head';
import { EditOnly } from '../../../shared/ui/read-only';
import { ChangeList } from './change-list';
import { spanIn, spanSince, type Span } from './instants';
import { PreviewButton } from './preview-button';
import { SpanForm } from './span-form';
import { SpanPresets } from './span-presets';
import { siteChangesQuery, siteTimesQuery } from './time-calls';
import { TEXTS } from './time-texts';
import styles from './time-machine.module.css';

/** The site at two times: what is different, and how all of it looks. */
export function TimeMachineScreen() {
  const [params] = useSearchParams();
  const { data: times } = useSuspenseQuery(siteTimesQuery);
  const span = spanIn(params) ?? spanSince(0, times.knownFrom);
  return (
    <>
      <SectionHead title={TEXTS.title} intro={`${TEXTS.intro} ${TEXTS.known(dubaiTime(times.knownFrom))}`} />
      <div className={styles.choice}>
        <SpanForm key={`${span.from} ${span.to}`} span={span} knownFrom={times.knownFrom} />
        <SpanPresets times={times} />
      </div>
      <Differences span={span} />
    </>
  );
}

function Differences({ span }: { span: Span }) {
  const { data: found } = useSuspenseQuery(siteChangesQuery(span));
  return (
    <section className={styles.differences} aria-labelledby="site-changes">
      <h2 id="site-changes">{TEXTS.changes}</h2>
      <EditOnly>
        <div className={styles.previews}>
          <PreviewButton at={span.from} />
          {span.to !== span.from && <PreviewButton at={span.to} />}
        </div>
      </EditOnly>
      <p role="status">{countWords(found.changes.length, found.total)}</p>
      <ChangeList key={`${span.from} ${span.to}`} changes={found.changes} span={span} />
    </section>
  );
}

function countWords(shown: number, total: number): string {
  if (total === 0) return TEXTS.same;
  return shown < total ? TEXTS.first(shown, total) : TEXTS.count(total);
}
