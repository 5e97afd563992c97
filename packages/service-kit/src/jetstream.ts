import { jetstreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';

export const FACT_STREAM = 'EVENTS';
export const WORK_STREAM = 'WORK';

const DAY_MS = 24 * 60 * 60 * 1000;
const DUPLICATE_WINDOW_MS = 10 * 60 * 1000;

/** Creates the streams that are missing. Several processes may do so at once: the settings are equal. */
export async function ensureStreams(connection: NatsConnection): Promise<void> {
  const manager = await jetstreamManager(connection);
  await manager.streams.add({
    name: FACT_STREAM,
    subjects: ['evt.>'],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    max_age: nanos(7 * DAY_MS),
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
  });
  await manager.streams.add({
    name: WORK_STREAM,
    subjects: ['work.>'],
    retention: RetentionPolicy.Workqueue,
    storage: StorageType.File,
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
  });
}
