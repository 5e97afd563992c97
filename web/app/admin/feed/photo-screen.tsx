import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { FailedFeedPhotoPage } from '@manzil/contracts/gateway/failed-photo';
import { messageOf } from '../lib/call-api';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { SectionHead } from '../parts/section-head';
import { toasts } from '../../ui/toast-queue';
import { retryPhotos } from './photo-calls';
import { PhotoTable } from './photo-table';
import { useLookAgain } from './use-look-again';

const LOOK_MS = 1_500;

/** Photos of the feed that their servers did not give, and another try for them. */
export function PhotoScreen({ photos }: { photos: FailedFeedPhotoPage }) {
  const [asking, setAsking] = useState<string | undefined>();
  const { revalidate } = useRevalidator();
  useLookAgain();

  const underWay = photos.items.some(({ inHand }) => inHand);
  useEffect(() => {
    if (!underWay) return undefined;
    // What is loaded is another object each time: this begins anew until nothing is under way.
    const timer = setTimeout(() => void revalidate(), LOOK_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [underWay, photos, revalidate]);

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
    await revalidate();
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
          <Button busy={asking === 'all'} onClick={() => void retry()}>
            Try all again
          </Button>
        )}
      </SectionHead>
      <PhotoTable photos={photos} asking={asking} onRetry={(url) => void retry(url)} />
    </>
  );
}
