import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  MESSAGE_ROUTES,
  OPERATOR_REQUESTS,
  SERVICE_REQUESTS,
  SERVICES,
  type Service,
} from '@manzil/contracts/message-routes';
import { startNatsWithPermissions, type NatsWithPermissions } from '@manzil/testing/nats';
import { AckPolicy, DeliverPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { BUS_USERS, inboxOf, type BusUser } from '../src/access/bus-users.js';
import {
  durableName,
  ensureStreams,
  REQUEUE_STREAM,
  requeueSubject,
  streamOf,
  STREAMS,
  updateStreams,
} from '../src/connection/streams.js';
import { publishing, refusals, subscribing } from './protocol.js';

const requestsTo = (service: Service) => [`rpc.${service}.v1.thing.change`];
const publicationsOf = (service: Service) => [
  `evt.${service}.thing-changed.v1`,
  `work.${service}.change-thing.v1`,
  requeueSubject(service, 'evt.leads.lead-arrived.v1'),
];
const consumersOf = (service: Service) =>
  MESSAGE_ROUTES.filter(({ consumers }) => consumers.includes(service)).flatMap(({ message: { subject } }) =>
    [subject, requeueSubject(service, subject)].map((filter) => ({
      subject,
      filter,
      stream: streamOf(filter),
      durable: durableName(service, subject),
    })),
  );
/** Every API subject of a service's durable consumers. */
const consumerSubjectsOf = (service: Service) =>
  consumersOf(service).flatMap(({ filter, stream, durable }) => [
    `$JS.API.CONSUMER.CREATE.${stream}.${durable}.${filter}`,
    `$JS.API.CONSUMER.INFO.${stream}.${durable}`,
    `$JS.API.CONSUMER.MSG.NEXT.${stream}.${durable}`,
    `$JS.ACK.${stream}.${durable}.1.1.1.1.1`,
  ]);
const FORBIDDEN = [
  ...STREAMS.flatMap((stream) => [
    ...['DELETE', 'PURGE', 'MSG.GET', 'MSG.DELETE', 'SNAPSHOT', 'RESTORE'].map(
      (verb) => `$JS.API.STREAM.${verb}.${stream}`,
    ),
    ...['LIST', 'NAMES', 'CREATE'].map((verb) => `$JS.API.CONSUMER.${verb}.${stream}`),
    `$JS.API.DIRECT.GET.${stream}`,
    `$JS.API.CONSUMER.DURABLE.CREATE.${stream}.mine`,
  ]),
  ...['$JS.API.STREAM.LIST', '$JS.API.STREAM.NAMES', '$JS.API.STREAM.CREATE.MINE', '$SYS.REQ.SERVER.PING'],
  ...['_INBOX.gateway.guessed', 'anything'],
];
const OPERATOR_ONLY = [
  ...OPERATOR_REQUESTS.map(({ subject }) => subject),
  ...['$JS.API.STREAM.UPDATE.EVENTS', '$JS.API.STREAM.INFO.WORK'],
];

describe('the permissions of NATS', () => {
  let nats: NatsWithPermissions;
  const connections = new Map<BusUser, NatsConnection>();
  const as = (user: BusUser): NatsConnection => {
    const connection = connections.get(user);
    if (connection === undefined) throw new Error(`${user} is not connected`);
    return connection;
  };

  beforeAll(async () => {
    nats = await startNatsWithPermissions();
    for (const user of BUS_USERS) {
      const login = { user, pass: nats.passwordOf(user), inboxPrefix: inboxOf(user) };
      connections.set(user, await connect({ servers: nats.url, ...login }));
    }
    await ensureStreams(as('leads'));
  });
  afterAll(async () => {
    for (const connection of connections.values()) await connection.close();
    await nats.stop();
  });

  const refusedTo = (user: BusUser, commands: string[]) =>
    refusals(nats.url, { user, pass: nats.passwordOf(user) }, commands);

  it('refuse a login without a password, with a wrong one, or with that of another user', async () => {
    for (const login of [
      {},
      { user: 'leads', pass: 'guessed' },
      { user: 'leads', pass: nats.passwordOf('media') },
    ])
      expect(await refusals(nats.url, login, [])).toEqual(['Authorization Violation']);
    expect(await refusedTo('leads', [])).toEqual([]);
  });

  const pairs = BUS_USERS.flatMap((user) => SERVICES.map((other) => [user, other] as const));

  it.each(pairs)('allow %s only its own subjects of those of %s', async (user, other) => {
    const isItself = user === other;
    const allowed = new Set([
      ...(user === 'gateway' ? requestsTo(other) : []),
      ...(isItself ? [...publicationsOf(other), ...consumerSubjectsOf(other)] : []),
    ]);
    const tried = [...requestsTo(other), ...publicationsOf(other), ...consumerSubjectsOf(other)];
    const refused = await refusedTo(user, publishing(tried));
    expect(refused).toEqual(tried.filter((subject) => !allowed.has(subject)));

    const subscriptions = [`rpc.${other}.v1.thing.change`, `${inboxOf(other)}.reply`];
    expect(await refusedTo(user, subscribing(subscriptions))).toEqual(isItself ? [] : subscriptions);
    const wildcards = [
      `evt.${other}.>`,
      `work.${other}.>`,
      `requeue.${other}.>`,
      `$JS.ACK.>`,
      `$JS.API.>`,
      `rpc.>`,
      '_INBOX.>',
      '>',
    ];
    expect(await refusedTo(user, subscribing(wildcards))).toEqual(wildcards);
  });

  it.each(BUS_USERS)('deny %s the subjects that nobody may use, and those of the operator', async (user) => {
    expect(await refusedTo(user, publishing(FORBIDDEN))).toEqual(FORBIDDEN);
    // The gateway may request import runs, but not the operator's requests, which can name a file.
    const asGateway = OPERATOR_ONLY.filter((subject) => /^rpc\.\w+\.v1\.(?!operator\.)/.test(subject));
    const allowed = user === 'operator' ? OPERATOR_ONLY : user === 'gateway' ? asGateway : [];
    const refused = await refusedTo(user, publishing(OPERATOR_ONLY));
    expect(refused).toEqual(OPERATOR_ONLY.filter((subject) => !allowed.includes(subject)));
  });

  it.each(MESSAGE_ROUTES.map((route) => [route.message.subject, route] as const))(
    'allow only the owner and the senders of %s to publish it, and no sender of an event besides its owner',
    async (subject, { senders = [] }) => {
      const owner = subject.split('.')[1];
      expect(subject.startsWith('evt.') ? senders : []).toEqual([]);
      for (const user of BUS_USERS) {
        const may = [owner, ...senders].includes(user);
        expect([user, await refusedTo(user, publishing([subject]))]).toEqual([user, may ? [] : [subject]]);
      }
    },
  );

  it('allow only the gateway and the services that need them to send requests', async () => {
    const subjects = Object.values(SERVICE_REQUESTS).flatMap((requests) =>
      requests.map(({ subject }) => subject),
    );
    for (const user of BUS_USERS) {
      const own = user === 'operator' ? [] : (SERVICE_REQUESTS[user] ?? []).map(({ subject }) => subject);
      const allowed = user === 'gateway' ? subjects : own;
      const refused = await refusedTo(user, publishing(subjects));
      expect([user, refused]).toEqual([user, subjects.filter((subject) => !allowed.includes(subject))]);
    }
  });

  it('let a service send exactly one reply to the gateway', async () => {
    const subscription = as('content').subscribe('rpc.content.v1.page.get', {
      callback: (_error, message) => {
        message.respond('the page');
        // The server discards a second reply.
        message.respond('and more');
      },
    });
    await as('content').flush();
    const reply = await as('gateway').request('rpc.content.v1.page.get', '', { timeout: 30_000 });
    expect(reply.string()).toBe('the page');
    expect(reply.subject).toMatch(/^_INBOX\.gateway\./);
    subscription.unsubscribe();
  });

  it.each(SERVICES.filter((service) => consumersOf(service).length > 0))(
    'let %s consume the messages that are routed to it',
    async (service) => {
      for (const { subject, filter, stream, durable } of consumersOf(service)) {
        const manager = await jetstreamManager(as(service));
        await manager.consumers.add(stream, {
          durable_name: durable,
          filter_subject: filter,
          ack_policy: AckPolicy.Explicit,
        });
        const owner = filter === subject ? subject.split('.')[1] : service;
        await jetstream(as(owner as Service)).publish(filter, 'work');
        const consumer = await jetstream(as(service)).consumers.get(stream, durable);
        const handled: string[] = [];
        // The stream also holds messages of previous tests.
        for await (const message of await consumer.consume()) {
          handled.push(message.string());
          expect(await message.ackAck()).toBe(true);
          if (handled.includes('work')) break;
        }
      }
    },
  );

  it('let the gateway watch all events through an ephemeral consumer', async () => {
    await jetstream(as('leads')).publish('evt.leads.lead-received.v1', 'somebody');
    const consumer = await jetstream(as('gateway')).consumers.get('EVENTS', {
      deliver_policy: DeliverPolicy.All,
    });
    for await (const message of await consumer.consume()) {
      if (message.string() === 'somebody') break;
    }
  });

  it('let no service give a message another subject by the reply subject of a pull', async () => {
    const subject = 'evt.gateway.disabled-members-listed.v1';
    const durable = durableName('leads', subject);
    const manager = await jetstreamManager(as('leads'));
    const own = { durable_name: durable, filter_subject: requeueSubject('leads', subject) };
    await manager.consumers.add(REQUEUE_STREAM, { ...own, ack_policy: AckPolicy.Explicit });
    await jetstream(as('leads')).publish(requeueSubject('leads', subject), 'forged');
    const reply = 'evt.listings.properties-changed.v1';
    as('leads').publish(`$JS.API.CONSUMER.MSG.NEXT.${REQUEUE_STREAM}.${durable}`, '1', { reply });
    const consumer = await jetstream(as('gateway')).consumers.get('EVENTS', {
      deliver_policy: DeliverPolicy.All,
    });
    for await (const message of await consumer.consume()) {
      if (message.string() !== 'forged') continue;
      expect(message.subject).toBe(requeueSubject('leads', subject));
      break;
    }
  });

  it('let only the operator change an existing stream', async () => {
    const manager = await jetstreamManager(as('leads'));
    await expect(
      manager.streams.add({ name: 'EVENTS', subjects: ['evt.>'], max_msgs: 1 }),
    ).rejects.toMatchObject({ code: 10_058 });
    await updateStreams(as('operator'));
  });
});
