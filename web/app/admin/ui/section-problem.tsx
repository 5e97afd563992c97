import { useRouteError } from 'react-router';
import { messageOf } from '../lib/call-api';
import { SectionHead } from './section-head';
import styles from './section-problem.module.css';

/** Of a route: what its section shows when its data could not be had. The menu stays usable. */
export function SectionProblem() {
  const error = useRouteError();
  return (
    <>
      <SectionHead title="This could not be shown" />
      <div className="backend-panel" role="alert">
        <p>{messageOf(error)}</p>
        <p>
          {/* A plain link: asks again from the start. */}
          <a href="" className={styles.retry}>
            Retry
          </a>
        </p>
      </div>
    </>
  );
}
