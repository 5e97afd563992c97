import { MESSAGE_ROUTES, OPERATOR_REQUESTS, SERVICES, type Service } from '@manzil/contracts/message-routes';
import { durableName, streamOf, STREAMS, EVENT_STREAM } from '../connection/streams.js';

/** Who may log in to the bus: each service, and the operator's commands. */
export const BUS_USERS = [...SERVICES, 'operator'] as const;
export type BusUser = (typeof BUS_USERS)[number];

/** Subjects with wildcards; what is not allowed is refused, and what is denied is refused though it is allowed. */
export interface BusPermissions {
  publish: { allow: readonly string[]; deny: readonly string[] };
  subscribe: { allow: readonly string[] };
}

/** What a user may publish and subscribe to, besides answering what it is asked. */
export function permissionsOf(user: BusUser): BusPermissions {
  const own = user === 'operator' ? ofOperator() : ofService(user);
  return {
    publish: { allow: ['$JS.API.INFO', ...own.publish], deny: own.deny },
    subscribe: { allow: [`${inboxOf(user)}.>`, ...own.subscribe] },
  };
}

/** Where the replies to a user's requests arrive; nobody else may listen there. */
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
      // A missing stream may be made again by whoever finds it missing; one that is there cannot be changed so.
      ...STREAMS.map((stream) => `$JS.API.STREAM.CREATE.${stream}`),
      `evt.${service}.>`,
      `work.${service}.>`,
      ...sent.map(({ message }) => message.subject),
      ...consumed.flatMap(({ message }) => consumption(service, message.subject)),
      ...gateway.publish,
    ],
    deny: gateway.deny,
    subscribe: [`rpc.${service}.v1.>`],
  };
}

/**
 * Makes the consumer of exactly that name and filter, pulls from it, acknowledges, and publishes a dead letter of its
 * own again.
 */
function consumption(service: Service, subject: string): string[] {
  const [stream, durable] = [streamOf(subject), durableName(service, subject)];
  return [
    subject,
    `$JS.API.CONSUMER.CREATE.${stream}.${durable}.${subject}`,
    `$JS.API.CONSUMER.INFO.${stream}.${durable}`,
    `$JS.API.CONSUMER.MSG.NEXT.${stream}.${durable}`,
    `$JS.ACK.${stream}.${durable}.>`,
  ];
}

/**
 * The gateway asks on behalf of members and visitors, and watches all events through consumers with names of the
 * moment, which are no way into the durable ones of others.
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
