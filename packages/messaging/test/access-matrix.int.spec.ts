import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MESSAGE_ROUTES, OPERATOR_REQUESTS, SERVICES, type Service } from '@manzil/contracts/message-routes';
import { startLockedNats, type LockedNats } from '@manzil/testing/nats';
import { AckPolicy, DeliverPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { BUS_USERS, inboxOf, type BusUser } from '../src/access/bus-users.js';
import { durableName, ensureStreams, streamOf, updateStreams } from '../src/connection/streams.js';
import { publishing, refusals, subscribing } from './protocol.js';

const requestsTo = (service: Service) => [`rpc.${service}.v1.thing.change`];
const speechOf = (service: Service) => [`evt.${service}.thing-changed.v1`, `work.${service}.change-thing.v1`];
const consumersOf = (service: Service) =>
  MESSAGE_ROUTES.filter(({ consumers }) => consumers.includes(service)).map(({ message: { subject } }) => ({
    ...{ subject, stream: streamOf(subject), durable: durableName(service, subject) },
  }));
/** All that can be done with a service's consumers, and a way to make one for what it does not consume. */
const consumptionOf = (service: Service) =>
  consumersOf(service).flatMap(({ subject, stream, durable }) => [
    `$JS.API.CONSUMER.CREATE.${stream}.${durable}.${subject}`,
    `$JS.API.CONSUMER.INFO.${stream}.${durable}`,
    `$JS.API.CONSUMER.MSG.NEXT.${stream}.${durable}`,
    `$JS.ACK.${stream}.${durable}.1.1.1.1.1`,
  ]);
const OF_NOBODY = [
  ...['EVENTS', 'WORK'].flatMap((stream) => [
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
const OF_OPERATOR = [
  ...OPERATOR_REQUESTS.map(({ subject }) => subject),
  ...['$JS.API.STREAM.UPDATE.EVENTS', '$JS.API.STREAM.INFO.WORK'],
];

describe('the locks of the bus', () => {
  let nats: LockedNats;
  const connections = new Map<BusUser, NatsConnection>();
  const as = (user: BusUser): NatsConnection => {
    const connection = connections.get(user);
    if (connection === undefined) throw new Error(`${user} is not connected`);
    return connection;
  };

  beforeAll(async () => {
    nats = await startLockedNats();
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

  it('let nobody in without a password, with a wrong one, or with that of another', async () => {
    for (const login of [
      {},
      { user: 'leads', pass: 'guessed' },
      { user: 'leads', pass: nats.passwordOf('media') },
    ])
      expect(await refusals(nats.url, login, [])).toEqual(['Authorization Violation']);
    expect(await refusedTo('leads', [])).toEqual([]);
  });

  const pairs = BUS_USERS.flatMap((user) => SERVICES.map((other) => [user, other] as const));

  it.each(pairs)('keep %s to itself where it meets %s', async (user, other) => {
    const isItself = user === other;
    const allowed = new Set([
      ...(user === 'gateway' ? requestsTo(other) : []),
      ...(isItself ? [...speechOf(other), ...consumptionOf(other)] : []),
    ]);
    const tried = [...requestsTo(other), ...speechOf(other), ...consumptionOf(other)];
    const refused = await refusedTo(user, publishing(tried));
    expect(refused).toEqual(tried.filter((subject) => !allowed.has(subject)));

    const heard = [`rpc.${other}.v1.thing.change`, `${inboxOf(other)}.reply`];
    expect(await refusedTo(user, subscribing(heard))).toEqual(isItself ? [] : heard);
    const overheard = [
      `evt.${other}.>`,
      `work.${other}.>`,
      `$JS.ACK.>`,
      `$JS.API.>`,
      `rpc.>`,
      '_INBOX.>',
      '>',
    ];
    expect(await refusedTo(user, subscribing(overheard))).toEqual(overheard);
  });

  it.each(BUS_USERS)('keep %s from what is nobody’s, and from what is the operator’s', async (user) => {
    expect(await refusedTo(user, publishing(OF_NOBODY))).toEqual(OF_NOBODY);
    // The gateway asks for runs, too: that is no way to name a file.
    const asGateway = OF_OPERATOR.filter((subject) => /^rpc\.\w+\.v1\.(?!operator\.)/.test(subject));
    const allowed = user === 'operator' ? OF_OPERATOR : user === 'gateway' ? asGateway : [];
    const refused = await refusedTo(user, publishing(OF_OPERATOR));
    expect(refused).toEqual(OF_OPERATOR.filter((subject) => !allowed.includes(subject)));
  });

  it.each(MESSAGE_ROUTES.map((route) => [route.message.subject, route] as const))(
    'let %s be published by its senders, and by its consumers to themselves',
    async (subject, { senders = [], consumers }) => {
      const owner = subject.split('.')[1];
      for (const user of BUS_USERS) {
        const may = [owner, ...senders, ...consumers].includes(user);
        expect([user, await refusedTo(user, publishing([subject]))]).toEqual([user, may ? [] : [subject]]);
      }
    },
  );

  it('let a service answer the gateway, which alone hears the answer', async () => {
    const asked = as('content').subscribe('rpc.content.v1.page.get', {
      callback: (_error, message) => {
        message.respond('the page');
        // One answer to one request.
        message.respond('and more');
      },
    });
    await as('content').flush();
    const reply = await as('gateway').request('rpc.content.v1.page.get', '', { timeout: 30_000 });
    expect(reply.string()).toBe('the page');
    expect(reply.subject).toMatch(/^_INBOX\.gateway\./);
    asked.unsubscribe();
  });

  it.each(SERVICES.filter((service) => consumersOf(service).length > 0))(
    'let %s consume what it is to consume',
    async (service) => {
      for (const { subject, stream, durable } of consumersOf(service)) {
        const manager = await jetstreamManager(as(service));
        await manager.consumers.add(stream, {
          ...{ durable_name: durable, filter_subject: subject, ack_policy: AckPolicy.Explicit },
        });
        await jetstream(as(service)).publish(subject, 'work');
        const consumer = await jetstream(as(service)).consumers.get(stream, durable);
        const handled: string[] = [];
        // What this suite published before is there, too.
        for await (const message of await consumer.consume()) {
          handled.push(message.string());
          expect(await message.ackAck()).toBe(true);
          if (handled.includes('work')) break;
        }
      }
    },
  );

  it('let the gateway watch all events by a consumer of the moment', async () => {
    await jetstream(as('leads')).publish('evt.leads.lead-received.v1', 'somebody');
    const consumer = await jetstream(as('gateway')).consumers.get('EVENTS', {
      deliver_policy: DeliverPolicy.All,
    });
    for await (const message of await consumer.consume()) {
      if (message.string() === 'somebody') break;
    }
  });

  it('let nobody but the operator change a stream that is there', async () => {
    const manager = await jetstreamManager(as('leads'));
    await expect(
      manager.streams.add({ name: 'EVENTS', subjects: ['evt.>'], max_msgs: 1 }),
    ).rejects.toMatchObject({ code: 10_058 });
    await updateStreams(as('operator'));
  });
});
