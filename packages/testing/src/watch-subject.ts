import type { NatsConnection } from '@nats-io/transport-node';

/** Calls back with the payload of each message published on `subject` from now on; returns how to stop. */
export async function watchSubject(
  connection: NatsConnection,
  subject: string,
  onPayload: (payload: unknown) => void,
): Promise<() => void> {
  const subscription = connection.subscribe(subject, {
    callback: (error, message) => {
      if (error === null) onPayload(message.json());
    },
  });
  await connection.flush();
  return () => {
    subscription.unsubscribe();
  };
}
