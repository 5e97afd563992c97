import { showRouting } from '@manzil/contracts/http/lead-routing';
import { showMailSettings } from '@manzil/contracts/http/mails';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { recall, remember } from '../../../shared/lib/local-memory';
import { Button } from '../../../shared/ui/button';
import { useSession } from '../../kit/access/access';
import { navigationQuery } from '../../kit/collection/navigation-query';
import { membersQuery } from '../../kit/data/members-query';
import { endpointQuery } from '../../kit/data/query-client';
import { Panel } from '../../kit/layout/panel';
import { runsQuery } from '../../kit/runs/run-calls';
import { FIRST_STEPS as TEXTS } from './dashboard-texts';
import styles from '../../kit/layout/panel.module.css';

/** Of the form at the top of the dashboard. */
export const OWN_DETAILS_ID = 'own-details';

interface Step {
  title: string;
  to: string;
  /** Undefined while unknown. */
  isDone: boolean | undefined;
}

/** Checklist for a new site, for admins: shown until everything is done, or until it is hidden in this browser. */
export function FirstSteps() {
  const { username } = useSession();
  const key = `backendFirstSteps:${username}` as const;
  const [isHidden, setHidden] = useState(() => recall(key) !== null);
  if (isHidden) return null;
  const hide = (): void => {
    remember(key, 'hidden');
    setHidden(true);
  };
  return <Steps onHide={hide} />;
}

/** A separate component, so that the state of the steps is only requested when the list is shown. */
function Steps({ onHide }: { onHide: () => void }) {
  const steps = useSteps();
  if (steps.every(({ isDone }) => isDone !== false)) return null;
  return (
    <Panel title={TEXTS.title} query={{ data: steps, isError: false }}>
      {(known) => (
        <>
          <p>{TEXTS.progress(known.filter(({ isDone }) => isDone === true).length, known.length)}</p>
          <ul className={styles.list}>
            {known.map(({ title, to, isDone }) => (
              <li key={title}>
                <Link to={to} className="backend-link">
                  {title}
                </Link>
                <span>{isDone === true ? TEXTS.done : TEXTS.open}</span>
              </li>
            ))}
          </ul>
          <div className="backend-actions">
            <Button kind="quiet" onClick={onHide}>
              {TEXTS.hide}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}

function useSteps(): Step[] {
  const isComplete = useSession().incompleteDetails === undefined;
  const members = useQuery(membersQuery).data?.members;
  const navigation = useQuery(navigationQuery).data;
  const routing = useQuery(endpointQuery(showRouting, {})).data;
  const runs = useQuery(runsQuery).data?.runs;
  const mail = useQuery(endpointQuery(showMailSettings, {})).data;
  return [
    {
      title: TEXTS.name,
      to: isComplete ? '/backend/account' : `#${OWN_DETAILS_ID}`,
      isDone: isComplete,
    },
    { title: TEXTS.logo, to: '/backend/navigation', isDone: navigation && navigation.style.logo !== '' },
    { title: TEXTS.colleague, to: '/backend/members', isDone: members && members.length > 1 },
    { title: TEXTS.hours, to: '/backend/routing', isDone: routing && routing.version > 0 },
    { title: TEXTS.feed, to: '/backend/feed', isDone: runs && runs.length > 0 },
    {
      title: TEXTS.mail,
      to: '/backend/mail?tab=settings',
      isDone: mail && mail.host !== '' && mail.notifyTo.length > 0,
    },
  ];
}
