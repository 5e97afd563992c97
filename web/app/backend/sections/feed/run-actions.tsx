import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { markStale } from '../../kit/data/query-client';
import { useRefresh } from '../../kit/data/use-refresh';
import { messageOf } from '../../kit/data/call-api';
import { timeOf } from '../../kit/runs/run-labels';
import { Button } from '../../../shared/ui/button';
import { Confirm } from '../../../shared/ui/confirm';
import { toasts } from '../../../shared/ui/toast-queue';
import { approveRun, cancelRun, discardRun, rollBackRun } from './feed-calls';

type Action = 'cancel' | 'approve' | 'discard' | 'roll-back';

/** Past reading, a run can no longer be stopped. */
const STOPPABLE: readonly ImportRun['state'][] = ['queued', 'fetching', 'staging'];

/** Offers the actions that the state of a run allows. Each one asks for a confirmation. */
export function RunActions({ run, runs }: { run: ImportRun; runs: readonly ImportRun[] }) {
  const [asked, setAsked] = useState<Action | undefined>();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const ask = (action: Action) => () => {
    setAsked(action);
  };

  const act = async (action: Action): Promise<void> => {
    try {
      if (action === 'roll-back') {
        const { id } = await rollBackRun(run.id);
        markStale();
        await navigate(`/backend/feed/${id}`);
      } else {
        await CALLS[action](run.id);
        toasts.done(DONE[action]);
        await refresh();
      }
    } catch (error) {
      toasts.failed(messageOf(error));
      // Refused because its state has changed: show the new state.
      await refresh();
    }
    setAsked(undefined);
  };

  return (
    <>
      {run.finishedAt === null && STOPPABLE.includes(run.state) && run.decision === null && (
        <Button onClick={ask('cancel')}>Cancel update</Button>
      )}
      {run.state === 'quarantined' && (
        <>
          <Button onClick={ask('discard')}>Discard</Button>
          {run.approvable && (
            <Button kind="primary" onClick={ask('approve')}>
              Approve
            </Button>
          )}
        </>
      )}
      {run.state === 'done' && run.revision !== null && <Button onClick={ask('roll-back')}>Roll back</Button>}
      {asked !== undefined && (
        <Confirm
          {...QUESTIONS[asked]}
          danger={asked === 'roll-back'}
          onCancel={() => {
            setAsked(undefined);
          }}
          onConfirm={() => act(asked)}
        >
          {asked === 'roll-back' ? <WhatIsUndone run={run} runs={runs} /> : <p>{CONSEQUENCES[asked]}</p>}
        </Confirm>
      )}
    </>
  );
}

/** Lists the later runs, which build on this one and are undone with it. */
function WhatIsUndone({ run, runs }: { run: ImportRun; runs: readonly ImportRun[] }) {
  const later = runs.filter(
    ({ source, state, revision }) =>
      source === run.source && state === 'done' && revision !== null && revision > (run.revision ?? 0),
  );
  return (
    <>
      <p>
        The listings go back to how they were before this update of {timeOf(run.requestedAt)}, also on the
        site. Locked fields stay as they are. You can undo this later.
      </p>
      {later.length > 0 && (
        <>
          <p>
            {later.length === 1 ? 'One later update is' : `${later.length} later updates are`} undone as well:
          </p>
          <ul>
            {later.map(({ id, requestedAt }) => (
              <li key={id}>{timeOf(requestedAt)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const CALLS = { cancel: cancelRun, approve: approveRun, discard: discardRun };

const DONE = {
  cancel: 'The update is cancelled.',
  approve: 'Approved. The update is being published.',
  discard: 'The update is discarded.',
};

const QUESTIONS = {
  cancel: { title: 'Cancel this update?', confirm: 'Cancel update' },
  approve: { title: 'Approve this update?', confirm: 'Approve' },
  discard: { title: 'Discard this update?', confirm: 'Discard' },
  'roll-back': { title: 'Roll back this update?', confirm: 'Roll back' },
};

const CONSEQUENCES = {
  cancel: 'It stops reading the feed. Nothing on the site has changed, and nothing will.',
  approve:
    'The changes listed here go live at once, despite the reasons given. If listings have changed since, they are checked again first.',
  discard: 'The update is discarded. The site doesn’t change, and the next update reads the feed again.',
};
