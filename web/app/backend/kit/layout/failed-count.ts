import { countFailedMessages } from '@manzil/contracts/http/failed-messages';
import { listFailedPhotos } from '@manzil/contracts/http/failed-photos';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../data/query-client';
import { useMay } from '../access/access';

export const FAILED_LABELS = {
  notice: (count: number) =>
    count === 1
      ? '1 message between the services has failed.'
      : `${count.toLocaleString('en')} messages between the services have failed.`,
  badge: 'failed',
  photoBadge: 'photos failed',
};

const REFRESH_MS = 30_000;
const countQuery = endpointQuery(countFailedMessages, {});

/**
 * Counts failed messages: 0 for members who may not see them, and until the first response. It is polled every half
 * minute while the page is visible, and when the member returns to it; a failed request keeps the last count.
 */
export function useFailedCount(): number {
  const isOffered = useMay()('operations.read');
  const { data } = useQuery({
    ...countQuery,
    enabled: isOffered,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  });
  return isOffered ? (data?.count ?? 0) : 0;
}

const PHOTOS_REFRESH_MS = 300_000;
const photosQuery = endpointQuery(listFailedPhotos, { query: { page: '1' } });

/** Counts photos of the feed that could not be downloaded, like {@link useFailedCount}. */
export function useFailedPhotoCount(): number {
  const isOffered = useMay()('feed.read');
  const { data } = useQuery({ ...photosQuery, enabled: isOffered, refetchInterval: PHOTOS_REFRESH_MS });
  return isOffered ? (data?.total ?? 0) : 0;
}
