import {
  MESSAGE_ROUTES,
  OPERATOR_REQUESTS,
  SERVICE_REQUESTS,
  SERVICES,
  type Service,
} from '@manzil/contracts/message-routes';
import { durableName, requeueSubject, streamOf, STREAMS, EVENT_STREAM } from '../connection/streams.js';

/** The users that may log in to NATS: one for each service, and one for the operator's commands. */
export const BUS_USERS = [...SERVICES, 'operator'] as const;
export type BusUser = (typeof BUS_USERS)[number];

/** Subjects with wildcards. The server refuses every subject that is not allowed; `deny` wins over `allow`. */
export interface BusPermissions {
  publish: { allow: readonly string[]; deny: readonly string[] };
  subscribe: { allow: readonly string[] };
}

/** Returns the subjects that a user may publish and subscribe to, in addition to replying to requests. */
export function permissionsOf(user: BusUser): BusPermissions {
  const own = user === 'operator' ? ofOperator() : ofService(user);
  return {
    publish: { allow: ['$JS.API.INFO', ...own.publish], deny: own.deny },
    subscribe: { allow: [`${inboxOf(user)}.>`, ...own.subscribe] },
  };
}

/** Subject prefix of the replies to a user's requests; no other user may subscribe to it. */
export const inboxOf = (user: string): string => `_INBOX.${user}`;

interface Subjects {
  publish: string[];
  deny: string[];
  subscribe: string[];
}

function ofService(service: Service): Subjects {
  const sent = MESSAGE_ROUTES.filter(({ senders = [] }) => senders.includes(service));
  const consumed = MESSAGE_ROUTES.filter(({ consumers }) => consumers.includes(service));
  const gateway = service === 'gateway' ? ofGateway() : { publish: [], deny: [] };
  return {
    publish: [
      // Each service may create a stream that is missing; CREATE cannot change an existing one.
      ...STREAMS.map((stream) => `$JS.API.STREAM.CREATE.${stream}`),
      `evt.${service}.>`,
      `work.${service}.>`,
      `requeue.${service}.>`,
      ...sent.map(({ message }) => message.subject),
      ...(SERVICE_REQUESTS[service] ?? []).map(({ subject }) => subject),
      ...consumed.flatMap(({ message }) => consumerSubjects(service, message.subject)),
      ...gateway.publish,
    ],
    deny: gateway.deny,
    subscribe: [`rpc.${service}.v1.>`],
  };
}

/**
 * The subjects to create the durable consumers of exactly this name, one for the subject and one for its requeued
 * messages, pull from them, and acknowledge.
 */
function consumerSubjects(service: Service, subject: string): string[] {
  const durable = durableName(service, subject);
  return [subject, requeueSubject(service, subject)].flatMap((filter) => {
    const stream = streamOf(filter);
    return [
      `$JS.API.CONSUMER.CREATE.${stream}.${durable}.${filter}`,
      `$JS.API.CONSUMER.INFO.${stream}.${durable}`,
      `$JS.API.CONSUMER.MSG.NEXT.${stream}.${durable}`,
      `$JS.ACK.${stream}.${durable}.>`,
    ];
  });
}

/**
 * The gateway sends requests on behalf of members and visitors, and watches all events through ephemeral consumers;
 * the durable consumers of other services are denied to it.
 */
function ofGateway(): Pick<Subjects, 'publish' | 'deny'> {
  const ofOthers = MESSAGE_ROUTES.flatMap(({ message: { subject }, consumers }) =>
    consumers
      .filter((service) => service !== 'gateway' && streamOf(subject) === EVENT_STREAM)
      .map((service) => durableName(service, subject)),
  );
  return {
    publish: [
      'rpc.*.v1.>',
      `$JS.API.STREAM.INFO.${EVENT_STREAM}`,
      ...['CREATE', 'INFO', 'DELETE', 'MSG.NEXT'].map((verb) => `$JS.API.CONSUMER.${verb}.${EVENT_STREAM}.*`),
    ],
    deny: [
      'rpc.*.v1.operator.>',
      ...ofOthers.flatMap((durable) => [
        `$JS.API.CONSUMER.*.${EVENT_STREAM}.${durable}`,
        `$JS.API.CONSUMER.MSG.NEXT.${EVENT_STREAM}.${durable}`,
      ]),
    ],
  };
}

const ofOperator = (): Subjects => ({
  publish: [
    ...OPERATOR_REQUESTS.map(({ subject }) => subject),
    ...STREAMS.flatMap((stream) =>
      ['CREATE', 'INFO', 'UPDATE'].map((verb) => `$JS.API.STREAM.${verb}.${stream}`),
    ),
  ],
  deny: [],
  subscribe: [],
});
