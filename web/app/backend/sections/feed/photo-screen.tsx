import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRefresh } from '../../kit/data/use-refresh';
import { messageOf } from '../../kit/data/call-api';
import { Button } from '../../../shared/ui/button';
import { ButtonLink } from '../../../shared/ui/button-link';
import { SectionHead } from '../../kit/layout/section-head';
import { toasts } from '../../../shared/ui/toast-queue';
import { failedPhotosQuery, retryPhotos } from './photo-calls';
import { PhotoTable } from './photo-table';
import { useRefreshOnReturn } from './use-refresh-on-return';
import { EditOnly } from '../../../shared/ui/read-only';

const LOOK_MS = 1_500;

/** Photos of the feed whose download failed, with a retry. */
export function PhotoScreen() {
  const [params] = useSearchParams();
  const { data: photos } = useSuspenseQuery({
    ...failedPhotosQuery(params),
    refetchInterval: ({ state }) => (state.data?.items.some(({ inHand }) => inHand) ? LOOK_MS : false),
  });
  const [asking, setAsking] = useState<string | undefined>();
  const refresh = useRefresh();
  useRefreshOnReturn();

  const retry = async (url?: string): Promise<void> => {
    setAsking(url ?? 'all');
    try {
      const count = await retryPhotos(url);
      toasts.done(
        count === 1
          ? 'The photo is being downloaded again.'
          : `${count.toLocaleString('en')} photos are being downloaded again.`,
      );
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await refresh();
    setAsking(undefined);
  };

  return (
    <>
      <SectionHead
        title="Failed photos"
        intro="Photos of the feed that could not be downloaded. Each is tried again automatically, after longer and longer waits."
      >
        <ButtonLink to="/backend/feed">All updates</ButtonLink>
        {photos.total > 0 && (
          <EditOnly>
            <Button busy={asking === 'all'} onClick={() => void retry()}>
              Try all again
            </Button>
          </EditOnly>
        )}
      </SectionHead>
      <PhotoTable photos={photos} asking={asking} onRetry={(url) => void retry(url)} />
    </>
  );
}
