import {
  JetStreamApiError,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
} from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';

export const EVENT_STREAM = 'EVENTS';
export const COMMAND_STREAM = 'WORK';
export const REQUEUE_STREAM = 'REQUEUED';
export const STREAMS = [EVENT_STREAM, COMMAND_STREAM, REQUEUE_STREAM] as const;

/** Returns the stream that stores messages of a subject. */
export function streamOf(subject: string): (typeof STREAMS)[number] {
  if (subject.startsWith('requeue.')) return REQUEUE_STREAM;
  return subject.startsWith('work.') ? COMMAND_STREAM : EVENT_STREAM;
}

/** Subject of the requeued dead letters of one consumer: only its service may publish to it and read it. */
export const requeueSubject = (service: string, subject: string): string => `requeue.${service}.${subject}`;

/** Returns the name of the durable consumer of a service for one subject. */
export const durableName = (service: string, subject: string): string =>
  `${service}__${subject.replaceAll('.', '_')}`;

type StreamSettings = Partial<StreamConfig> & Pick<StreamConfig, 'name'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const DUPLICATE_WINDOW_MS = 10 * 60 * 1000;

/** Error code of JetStream for a stream of that name with other settings. */
const STREAM_NAME_IN_USE = 10_058;

let replicas = 1;

/** Sets how many servers of the cluster store each stream, for all later calls of {@link ensureStreams} in this process. */
export function setStreamReplicas(servers: number): void {
  replicas = servers;
}

const streamSettings = (): StreamSettings[] => [
  {
    name: EVENT_STREAM,
    subjects: ['evt.>'],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    max_age: nanos(7 * DAY_MS),
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
    num_replicas: replicas,
  },
  {
    name: COMMAND_STREAM,
    subjects: ['work.>'],
    retention: RetentionPolicy.Workqueue,
    storage: StorageType.File,
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
    num_replicas: replicas,
  },
  {
    name: REQUEUE_STREAM,
    subjects: ['requeue.>'],
    retention: RetentionPolicy.Workqueue,
    storage: StorageType.File,
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
    num_replicas: replicas,
  },
];

/**
 * Creates the streams that are missing. Several processes may do so at once, because their settings are equal. An
 * existing stream with other settings, such as another number of replicas, is not changed: only the operator may do
 * that ({@link updateStreams}).
 */
export async function ensureStreams(connection: NatsConnection): Promise<void> {
  const manager = await jetstreamManager(connection);
  for (const settings of streamSettings()) {
    await manager.streams.add(settings).catch((error: unknown) => {
      if (!(error instanceof JetStreamApiError) || error.code !== STREAM_NAME_IN_USE) throw error;
    });
  }
}

/** Gives existing streams the settings of this release and of {@link setStreamReplicas}. */
export async function updateStreams(connection: NatsConnection): Promise<void> {
  const manager = await jetstreamManager(connection);
  for (const { name, ...settings } of streamSettings()) await manager.streams.update(name, settings);
}
