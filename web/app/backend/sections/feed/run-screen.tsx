import { useSuspenseQuery } from '@tanstack/react-query';
import { formatNumber } from '../../kit/labels/format';
import { ImportReport } from '../../kit/runs/import-report';
import { askerOf, timeOf, titleOf } from '../../kit/runs/run-labels';
import { useReturnPath } from '../../kit/address/use-return-path';
import { ButtonLink } from '../../../shared/ui/button-link';
import { SectionHead } from '../../kit/layout/section-head';
import { runsQuery } from '../../kit/runs/run-calls';
import { runQuery } from './feed-calls';
import { AlertForecast } from './alert-forecast';
import { RunActions } from './run-actions';
import { RunChanges } from './run-changes';
import { RunDetails } from './run-details';
import { RunProblems } from './run-problems';
import { useFollowed } from './use-followed';
import { EditOnly } from '../../../shared/ui/read-only';
import styles from './run.module.css';
import { memberName } from '../../kit/labels/member-name';

/** A run with live updates: its result, its reasons, its changes and the available actions. */
export function RunScreen({ id }: { id: string }) {
  const { data: loaded } = useSuspenseQuery(runQuery(id));
  const { runs } = useSuspenseQuery(runsQuery).data;
  const run = useFollowed(loaded) ?? loaded;
  const { counts } = run;
  const back = useReturnPath('/backend/feed');
  const changed = counts.added + counts.changed + counts.withdrawn + counts.missing;
  return (
    <>
      <SectionHead title={titleOf(run)} intro={`${timeOf(run.requestedAt)}, requested by ${askerOf(run)}`}>
        <ButtonLink to={back}>All updates</ButtonLink>
        <EditOnly>
          <RunActions run={run} runs={runs} />
        </EditOnly>
      </SectionHead>
      <div className="backend-form">
        <div className={styles.top}>
          <section className="backend-panel" aria-label="Report">
            <ImportReport run={run} />
            {run.decision !== null && (
              <p className={styles.decision}>
                {run.decision === 'approved' ? 'Approved' : 'Discarded'} by{' '}
                {memberName(run.decidedBy ?? 'the system')}
              </p>
            )}
          </section>
          <RunDetails run={run} />
        </div>
        {run.state === 'quarantined' && run.approvable && <AlertForecast runId={run.id} />}
        {counts.missing > 0 && (
          <p className={styles.note}>
            {formatNumber(counts.missing)} {counts.missing === 1 ? 'listing is' : 'listings are'} missing from
            the feed for the first time. They stay on the site, marked, and are removed if the next update
            misses them too.
          </p>
        )}
        {/* The changes are reloaded when a run ends. */}
        <RunChanges key={`${run.id} ${run.finishedAt ?? ''} ${run.state}`} run={run} expected={changed} />
        {run.problemCount > 0 && <RunProblems run={run} />}
      </div>
    </>
  );
}
