import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { runsQuery } from '../../kit/runs/run-calls';
import { askerOf, changesOf, stateOf, timeOf, titleOf, toneOf } from '../../kit/runs/run-labels';
import tones from '../../kit/layout/tone.module.css';
import { Panel } from '../../kit/layout/panel';
import styles from '../../kit/layout/panel.module.css';

const TEXTS = {
  run: 'Last update of the listings',
  allRuns: 'All updates',
  noRun: "The feed has not been read yet. 'Update Properties' reads it.",
  by: (who: string) => `by ${who}`,
} as const;

/** Shows the result of the latest update of the listings. */
export function LastRun() {
  const runs = useQuery({ ...runsQuery, refetchInterval: 30_000 });
  return (
    <Panel title={TEXTS.run} more={{ to: '/backend/feed', title: TEXTS.allRuns }} query={runs}>
      {({ runs: [run] }) =>
        run === undefined ? (
          <p>{TEXTS.noRun}</p>
        ) : (
          <ul className={styles.list}>
            <li>
              <Link to={`/backend/feed/${run.id}`} className="backend-link">
                {titleOf(run)}
              </Link>
              <time className={styles.time} dateTime={run.requestedAt}>
                {timeOf(run.requestedAt)}
              </time>
              <span className={styles.soft}>
                <span className={tones[toneOf(run)]}>{stateOf(run)}</span> · {TEXTS.by(askerOf(run))} ·{' '}
                {run.reasons[0]?.sentence ?? run.error ?? changesOf(run)}
              </span>
            </li>
          </ul>
        )
      }
    </Panel>
  );
}
