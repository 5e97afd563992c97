import type { Actor } from '@manzil/contracts/actor';
import { defineCommand, defineEvent } from '@manzil/contracts/messages';
import { defineRpc } from '@manzil/contracts/rpc';
import { Controller, Module, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { runService, type RunningService } from '../src/bootstrap.js';
import { EncodedJson } from '../src/encoded-json.js';
import { DomainError } from '../src/errors.js';
import { HandleEvent, HandleCommand, type MessageContext } from '@manzil/messaging/consumer/handle-message';
import { HandleRpc } from '../src/handle-rpc.js';
import {
  addMessageKeys,
  addPublishedMessages,
  createMessagingTables,
  dropMessageKeys,
  dropMessagingTables,
  dropPublishedMessages,
} from '@manzil/messaging/outbox/messaging-tables';
import { currentActor, currentRequestId } from '@manzil/messaging/request-context';

export const greet = defineRpc({
  subject: 'rpc.sample.v1.greeting.make',
  request: z.object({ name: z.string().min(1) }),
  response: z.object({ text: z.string(), requestId: z.string() }),
});
/** Replies with encoded JSON. */
export const recite = defineRpc({
  subject: 'rpc.sample.v1.greeting.recite',
  request: z.object({ name: z.string(), refused: z.boolean().default(false) }),
  response: z.object({ text: z.string() }),
});
export const refuse = defineRpc({
  subject: 'rpc.sample.v1.greeting.refuse',
  request: z.object({ unexpected: z.boolean() }),
  response: z.object({}),
});
export const stall = defineRpc({
  subject: 'rpc.sample.v1.greeting.stall',
  request: z.object({}),
  response: z.object({}),
  deadlineMs: 100,
});
export const nobody = defineRpc({
  subject: 'rpc.sample.v1.nobody.ask',
  request: z.object({}),
  response: z.object({}),
});
export const count = defineRpc({
  subject: 'rpc.sample.v1.note.count',
  request: z.object({}),
  response: z.object({ notes: z.int() }),
  // Long, so that a replica on a busy machine does not look lost.
  deadlineMs: 6_000,
  idempotent: true,
});
export const transact = defineRpc({
  subject: 'rpc.sample.v1.note.transact',
  request: z.object({}),
  response: z.object({}),
  deadlineMs: 6_000,
});
export const addNote = {
  ...defineRpc({
    subject: 'rpc.sample.v1.note.add',
    request: z.object({ text: z.string() }),
    response: z.object({}),
  }),
  deadlineMs: 200,
};
export const noted = defineEvent({
  subject: 'evt.sample.thing-noted.v1',
  payload: z.object({ text: z.string(), poison: z.boolean().default(false) }),
  key: ({ text }) => text,
});
export const chore = defineCommand({
  subject: 'work.sample.chore-requested.v1',
  senders: [],
  payload: z.object({ text: z.string() }),
  key: ({ text }) => text,
});

/** Counts every run of a handler, also those whose transaction rolled back. */
export const runs: string[] = [];
/** The actor of each run, from the message's context (`given`) and from the request context (`current`). */
export const causes: { text: string; given: Actor | undefined; current: Actor | undefined }[] = [];
export const cure = { poison: false };

/** When each request to add a note began to wait for its connection, in milliseconds. */
export const waiting: number[] = [];

/** Hook that a transaction awaits between two statements. */
export const between = { statements: (): Promise<void> => Promise.resolve() };

/** Hook that a starting process awaits while its providers are initialised. */
export const starting = { initialise: (): Promise<void> => Promise.resolve() };

@Controller()
class SampleController {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(recite)
  recite({ name, refused }: z.output<typeof recite.request>): Promise<EncodedJson<{ text: string }>> {
    if (refused) throw new DomainError('CONFLICT', 'Not now');
    const parts = ['{"text":', JSON.stringify(`Hello ${name}`), '}'].map((text) => Buffer.from(text));
    return Promise.resolve(new EncodedJson(parts, { length: name.length }));
  }

  @HandleRpc(count)
  async count(): Promise<{ notes: number }> {
    const rows = await this.dataSource.query<{ notes: number }[]>('SELECT count(*)::int AS notes FROM notes');
    return { notes: rows[0]?.notes ?? 0 };
  }

  @HandleRpc(addNote)
  async addNote({ text }: { text: string }): Promise<Record<string, never>> {
    waiting.push(performance.now());
    await this.dataSource.query('INSERT INTO notes (text) VALUES ($1)', [text]);
    return {};
  }

  @HandleRpc(transact)
  async transact(): Promise<Record<string, never>> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT 1');
      await between.statements();
      await manager.query('SELECT 1');
    });
    return {};
  }

  @HandleRpc(greet)
  async greet({ name }: { name: string }) {
    return Promise.resolve({ text: `Hello ${name}`, requestId: currentRequestId() ?? '' });
  }

  @HandleRpc(refuse)
  async refuse({ unexpected }: { unexpected: boolean }): Promise<Record<string, never>> {
    await Promise.resolve();
    throw unexpected
      ? new Error('secret detail')
      : new DomainError('CONFLICT', 'Taken', { details: { by: 'other' } });
  }

  @HandleRpc(stall)
  stall(): Promise<Record<string, never>> {
    return new Promise(() => undefined);
  }

  @HandleEvent(noted)
  async note(
    { text, poison }: { text: string; poison: boolean },
    { manager, actor, attempt }: MessageContext,
  ): Promise<void> {
    runs.push(text);
    causes.push({ text, given: actor, current: currentActor() });
    await manager.query('INSERT INTO notes (text) VALUES ($1)', [text]);
    if (poison && !cure.poison) throw new Error(`poison at attempt ${attempt}`);
  }

  @HandleCommand(chore)
  async work({ text }: { text: string }, { manager }: MessageContext): Promise<void> {
    await manager.query('INSERT INTO notes (text) VALUES ($1)', [`work ${text}`]);
  }
}

@Module({ controllers: [SampleController] })
class SampleModule implements OnModuleInit {
  onModuleInit(): Promise<void> {
    return starting.initialise();
  }
}

export class CreateNotes1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createMessagingTables(runner);
    await addMessageKeys(runner);
    await addPublishedMessages(runner);
    await runner.query('CREATE TABLE notes (id bigserial PRIMARY KEY, text text NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notes');
    await dropPublishedMessages(runner);
    await dropMessageKeys(runner);
    await dropMessagingTables(runner);
  }
}

export function startSample(databaseUrl: string, natsUrl: string, name = 'sample'): Promise<RunningService> {
  return runService({
    name,
    config: { NATS_URL: natsUrl, OPS_PORT: 0, HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
    database: { url: databaseUrl, entities: [], migrations: [CreateNotes1700000000000] },
    module: SampleModule,
  });
}
