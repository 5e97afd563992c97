import type { NatsConnection } from '@nats-io/transport-node';

/** Calls `onPayload` for each message on `subject` from now on; returns a function that unsubscribes. */
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
