import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { markStale } from '../../kit/data/query-client';
import { messageOf } from '../../kit/data/call-api';
import { Button } from '../../../shared/ui/button';
import { ButtonLink } from '../../../shared/ui/button-link';
import { SectionHead } from '../../kit/layout/section-head';
import { toasts } from '../../../shared/ui/toast-queue';
import { startRun } from '../../kit/runs/run-calls';
import { liveRunsQuery } from './feed-calls';
import { RunTable } from './run-table';
import { useFollowed } from './use-followed';
import { useRefreshOnReturn } from './use-refresh-on-return';
import { EditOnly } from '../../../shared/ui/read-only';

/** All feed updates; starts a new update or a dry run. */
export function Feed() {
  const { runs } = useSuspenseQuery(liveRunsQuery).data;
  const [asking, setAsking] = useState<'real' | 'dry' | undefined>();
  const open = useFollowed(runs.find(({ finishedAt }) => finishedAt === null));
  const navigate = useNavigate();
  useRefreshOnReturn();

  const start = async (kind: 'real' | 'dry'): Promise<void> => {
    setAsking(kind);
    try {
      const { id } = await startRun(kind === 'dry');
      markStale();
      await navigate(`/backend/feed/${id}`);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    setAsking(undefined);
  };

  return (
    <>
      <SectionHead
        title="Feed"
        intro="All updates of the listings. A dry run reads the feed and shows what would change, without changing anything."
      >
        <ButtonLink to="/backend/feed/mapping/primary">Columns</ButtonLink>
        <ButtonLink to="/backend/feed/places">Places</ButtonLink>
        <ButtonLink to="/backend/feed/photos">Failed photos</ButtonLink>
        <EditOnly>
          <Button busy={asking === 'dry'} onClick={() => void start('dry')}>
            Dry run
          </Button>
          <Button kind="primary" busy={asking === 'real'} onClick={() => void start('real')}>
            Update now
          </Button>
        </EditOnly>
      </SectionHead>
      <RunTable runs={runs.map((run) => (run.id === open?.id ? open : run))} />
    </>
  );
}
