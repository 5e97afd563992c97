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
export const STREAMS = [EVENT_STREAM, COMMAND_STREAM] as const;

/** The stream that keeps messages of a subject. */
export const streamOf = (subject: string): (typeof STREAMS)[number] =>
  subject.startsWith('work.') ? COMMAND_STREAM : EVENT_STREAM;

/** The durable consumer of a service for one subject. */
export const durableName = (service: string, subject: string): string =>
  `${service}__${subject.replaceAll('.', '_')}`;

type StreamSettings = Partial<StreamConfig> & Pick<StreamConfig, 'name'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const DUPLICATE_WINDOW_MS = 10 * 60 * 1000;

/** Of JetStream: a stream of that name is there, with other settings. */
const OTHER_SETTINGS = 10_058;

let replicas = 1;

/** How many servers of the cluster keep each stream, for all calls of {@link ensureStreams} of this process. */
export function keepStreamsOn(servers: number): void {
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
];

/**
 * Creates the streams that are missing. Several processes may do so at once: the settings are equal. One that is there
 * with other settings, such as another number of servers, is left as it is: only the operator may change it
 * ({@link updateStreams}).
 */
export async function ensureStreams(connection: NatsConnection): Promise<void> {
  const manager = await jetstreamManager(connection);
  for (const settings of streamSettings()) {
    await manager.streams.add(settings).catch((error: unknown) => {
      if (!(error instanceof JetStreamApiError) || error.code !== OTHER_SETTINGS) throw error;
    });
  }
}

/** Gives streams that are there the settings of this release and of {@link keepStreamsOn}. */
export async function updateStreams(connection: NatsConnection): Promise<void> {
  const manager = await jetstreamManager(connection);
  for (const { name, ...settings } of streamSettings()) await manager.streams.update(name, settings);
}
