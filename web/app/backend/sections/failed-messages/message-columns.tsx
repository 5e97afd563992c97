import type { ServiceMessages } from '@manzil/contracts/gateway/failed-messages';
import type { Service } from '@manzil/contracts/message-routes';
import { Link } from 'react-router';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { Button } from '../../../shared/ui/button';
import type { Column } from '../../../shared/ui/data-table';
import { SERVICE_NAMES, TEXTS } from './failed-message-texts';
import { EditOnly } from '../../../shared/ui/read-only';
import styles from './failed-messages.module.css';
import { entityWords, messageWords, reasonWords } from './message-labels';

export type Message = ServiceMessages['items'][number] & { service: Service };

export const nameOf = ({ subject, entity }: Message): string =>
  [messageWords(subject).name, ...(entity === null ? [] : [entityWords(entity)])].join(', ');

interface MessageActions {
  requeue: (message: Message) => void;
  askDiscard: (message: Message) => void;
  /** The message that is being requeued. */
  busyId: string | undefined;
}

export const messageColumns = ({ requeue, askDiscard, busyId }: MessageActions): Column<Message>[] => [
  {
    id: 'message',
    accessorFn: (message) => `${nameOf(message)} ${message.subject} ${message.key ?? ''} ${message.id}`,
    header: TEXTS.columns.message,
    cell: ({ row: { original } }) => <What message={original} />,
  },
  {
    id: 'service',
    accessorFn: ({ service }) => SERVICE_NAMES[service],
    header: TEXTS.columns.service,
  },
  {
    id: 'reason',
    accessorFn: (message) => `${TEXTS.kinds[message.kind]} ${reasonWords(message)}`,
    header: TEXTS.columns.reason,
    cell: ({ row: { original } }) => <Why message={original} />,
  },
  { accessorKey: 'attempts', header: TEXTS.columns.attempts },
  {
    accessorKey: 'failedAt',
    header: TEXTS.columns.since,
    cell: ({ row: { original } }) => (
      <span className={styles.dateTime}>{formatDateTime(original.failedAt)}</span>
    ),
  },
  {
    id: 'actions',
    header: TEXTS.columns.actions,
    enableSorting: false,
    enableGlobalFilter: false,
    cell: ({ row: { original } }) => (
      <EditOnly>
        <div className={styles.buttons}>
          <Button
            busy={busyId === original.id}
            aria-label={`${TEXTS.requeue}: ${nameOf(original)}`}
            onClick={() => {
              requeue(original);
            }}
          >
            {TEXTS.requeue}
          </Button>
          <Button
            kind="quiet"
            aria-label={`${TEXTS.discard}: ${nameOf(original)}`}
            onClick={() => {
              askDiscard(original);
            }}
          >
            {TEXTS.discard}
          </Button>
        </div>
      </EditOnly>
    ),
  },
];

function What({ message: { subject, entity } }: { message: Message }) {
  const { name, effect } = messageWords(subject);
  return (
    <div className={styles.text}>
      <strong>{name}</strong>
      {entity !== null &&
        (entity.link === null ? (
          <span>{entityWords(entity)}</span>
        ) : (
          <Link to={entity.link} className="backend-link">
            {entityWords(entity)}
          </Link>
        ))}
      <small>{effect}</small>
    </div>
  );
}

function Why({ message }: { message: Message }) {
  const { kind, waiting, subject, key, consumer, id, reason } = message;
  const details = [
    [TEXTS.technical.subject, subject],
    [TEXTS.technical.key, key],
    [TEXTS.technical.consumer, consumer],
    [TEXTS.technical.id, id],
    [TEXTS.technical.reason, reason],
  ] as const;
  return (
    <div className={styles.text}>
      <strong>{TEXTS.kinds[kind]}</strong>
      <span>{reasonWords(message)}</span>
      {waiting > 0 && <span>{TEXTS.waiting(waiting)}</span>}
      <details className={styles.technical}>
        <summary>{TEXTS.technical.title}</summary>
        <dl>
          {details.map(([title, value]) =>
            value === null ? null : (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
      </details>
    </div>
  );
}
