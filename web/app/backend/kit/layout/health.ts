import { countFailedMessages } from '@manzil/contracts/http/failed-messages';
import { listFailedPhotos } from '@manzil/contracts/http/failed-photos';
import { countBrokenLinks } from '@manzil/contracts/http/links';
import { showIncomingMail } from '@manzil/contracts/http/mails';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../data/query-client';
import { useMay } from '../access/access';
import { FAILED_MESSAGES_PATH, FAILED_PHOTOS_PATH, LINKS_PATH, MAIL_PATH } from '../access/sections';

export const FAILED_LABELS = {
  notice: (count: number) =>
    count === 1
      ? '1 message between the services has failed.'
      : `${count.toLocaleString('en')} messages between the services have failed.`,
  badge: 'failed',
  photos: (count: number) => (count === 1 ? 'photo failed' : 'photos failed'),
  links: (count: number) => (count === 1 ? 'broken link' : 'broken links'),
  mailbox: 'mailbox cannot be read',
  allRead: 'the mailbox is read',
  allDelivered: 'every message was delivered',
  allDownloaded: 'every photo was downloaded',
  allLead: 'every link leads to a page',
  fine: (statements: readonly string[]) =>
    `All is well: ${new Intl.ListFormat('en', { type: 'conjunction' }).format(statements)}.`,
};

const REFRESH_MS = 30_000;
const failedQuery = {
  ...endpointQuery(countFailedMessages, {}),
  refetchInterval: REFRESH_MS,
  refetchOnWindowFocus: 'always' as const,
};

/**
 * Counts failed messages: 0 for members who may not see them, and until the first response. It is polled every half
 * minute while the page is visible, and when the member returns to it; a failed request keeps the last count.
 */
export function useFailedCount(): number {
  const isOffered = useMay()('operations.read');
  const { data } = useQuery({ ...failedQuery, enabled: isOffered });
  return isOffered ? (data?.count ?? 0) : 0;
}

const SLOW_REFRESH_MS = 300_000;
const photosQuery = endpointQuery(listFailedPhotos, { query: { page: '1' } });
const linksQuery = endpointQuery(countBrokenLinks, {});
const mailboxQuery = endpointQuery(showIncomingMail, {});

/** What the section Health lists, as far as the member may see it. */
interface HealthCheck {
  path: string;
  /** Undefined while it is unknown. */
  count: number | undefined;
  /** What the count is of, after the number. */
  word: (count: number) => string;
  /** The statement when there are none. */
  fine: string;
}

export function useHealth(): HealthCheck[] {
  const may = useMay();
  const [messages, photos, links] = [may('operations.read'), may('feed.read'), may('content.read')];
  const mail = may('mail.read');
  const failed = useQuery({ ...failedQuery, enabled: messages }).data;
  const photosFailed = useQuery({ ...photosQuery, enabled: photos, refetchInterval: SLOW_REFRESH_MS }).data;
  const broken = useQuery({
    ...linksQuery,
    enabled: links,
    // The first report takes a moment.
    refetchInterval: ({ state }) => (state.data?.count == null ? REFRESH_MS : SLOW_REFRESH_MS),
  }).data;
  const mailbox = useQuery({ ...mailboxQuery, enabled: mail, refetchInterval: SLOW_REFRESH_MS }).data;
  const allAnswered = failed?.unanswered.length === 0;
  const checks = [
    messages && {
      path: FAILED_MESSAGES_PATH,
      count: failed && (failed.count > 0 || allAnswered) ? failed.count : undefined,
      word: () => FAILED_LABELS.badge,
      fine: FAILED_LABELS.allDelivered,
    },
    photos && {
      path: FAILED_PHOTOS_PATH,
      count: photosFailed?.total,
      word: FAILED_LABELS.photos,
      fine: FAILED_LABELS.allDownloaded,
    },
    links && {
      path: LINKS_PATH,
      count: broken?.count ?? undefined,
      word: FAILED_LABELS.links,
      fine: FAILED_LABELS.allLead,
    },
    mail &&
      mailbox?.host !== '' && {
        path: MAIL_PATH,
        count: mailbox && Number(mailbox.problem !== null),
        word: () => FAILED_LABELS.mailbox,
        fine: FAILED_LABELS.allRead,
      },
  ];
  return checks.filter((check) => check !== false);
}
