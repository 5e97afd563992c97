import {
  JetStreamApiError,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
} from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';

export const FACT_STREAM = 'EVENTS';
export const WORK_STREAM = 'WORK';

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

/** Creates the streams that are missing. Several processes may do so at once: the settings are equal. */
export async function ensureStreams(connection: NatsConnection): Promise<void> {
  const manager = await jetstreamManager(connection);
  const ensure = (settings: StreamSettings): Promise<unknown> =>
    manager.streams.add({ ...settings, num_replicas: replicas }).catch((error: unknown) => {
      // The number of servers may have been changed since it was made.
      if (error instanceof JetStreamApiError && error.code === OTHER_SETTINGS)
        return manager.streams.update(settings.name, { ...settings, num_replicas: replicas });
      throw error;
    });
  await ensure({
    name: FACT_STREAM,
    subjects: ['evt.>'],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    max_age: nanos(7 * DAY_MS),
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
  });
  await ensure({
    name: WORK_STREAM,
    subjects: ['work.>'],
    retention: RetentionPolicy.Workqueue,
    storage: StorageType.File,
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
  });
}
