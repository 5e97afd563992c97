import type { findCataloguePath, findPagePath, PathUser } from '@manzil/contracts/path-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import type { NatsConnection } from '@nats-io/transport-node';

/** A path for which the request fails, as while the service does not reply. */
export const UNANSWERED_PATH = 'path-without-an-answer';

/** Replies for the service that shares its paths with the one under test, and uses these. */
export function answerPaths(
  connection: NatsConnection,
  { subject }: typeof findCataloguePath | typeof findPagePath,
  used: Readonly<Record<string, PathUser>>,
): void {
  connection.subscribe(subject, {
    callback: (_error, message) => {
      const { id, data } = message.json<{ id: string; data: { path: string } }>();
      const answer =
        data.path === UNANSWERED_PATH
          ? { err: new DomainError('UNAVAILABLE', 'Nobody answers').toWire() }
          : { response: { usedBy: used[data.path] ?? null } };
      message.respond(JSON.stringify({ id, ...answer, isDisposed: true }));
    },
  });
}
