import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importRunSchema, type ImportRun } from '@manzil/contracts/listings/import-run';
import { requestOperatorImport } from '@manzil/contracts/listings/import-rpc';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { createLogger } from '@manzil/service-kit/logger';
import { startNats, type TestNats } from '@manzil/testing/nats';
import { waitFor } from '@manzil/testing/wait-for';
import { showImportRun } from '@manzil/contracts/http/import-runs';

const COMMAND = fileURLToPath(new URL('./feed.mjs', import.meta.url));
const REQUESTED = '2026-01-01T00:00:00.000Z';

const queued: ImportRun = importRunSchema.parse({
  id: '0b4a6f0e-8f5c-4b52-9d3a-3f3e0c1d2b4a',
  source: 'primary',
  location: 'https://feeds.example/listings.xml',
  format: null,
  trigger: 'cli',
  dryRun: false,
  state: 'queued',
  counts: { read: 0, added: 0, changed: 0, unchanged: 0, missing: 0, withdrawn: 0, rejected: 0 },
  bytes: 0,
  problems: [],
  problemCount: 0,
  error: null,
  requestedAt: REQUESTED,
  startedAt: null,
  finishedAt: null,
});
const done: ImportRun = { ...queued, state: 'done', startedAt: REQUESTED, finishedAt: REQUESTED };

interface Answerable {
  respond(data: string): boolean;
}

describe('the command that imports a feed, on a busy machine', () => {
  let nats: TestNats;
  let listings: NatsLink;

  beforeEach(async () => {
    nats = await startNats();
    listings = await NatsLink.open(nats.url, 'listings', createLogger('listings', 'silent'));
  });
  afterEach(async () => {
    await listings.close();
    await nats.stop();
  });

  /** Leaves requests on a subject without a reply until `answerWith` sends the same one to these and all later ones. */
  function answerer(subject: string): { count: () => number; answerWith: (response: unknown) => void } {
    const waiting: Answerable[] = [];
    let answer: ((message: Answerable) => void) | undefined;
    listings.connection.subscribe(subject, {
      callback: (_error, message) => {
        waiting.push(message);
        answer?.(message);
      },
    });
    return {
      count: () => waiting.length,
      answerWith: (response) => {
        answer = (message) => {
          message.respond(JSON.stringify({ response, isDisposed: true }));
        };
        waiting.forEach(answer);
      },
    };
  }

  function feed(...options: string[]): { output: () => string; code: Promise<unknown> } {
    const { NODE_OPTIONS: _options, ...env } = process.env;
    const child = spawn(process.execPath, [COMMAND, queued.location, ...options], {
      env: { ...env, NATS_URL: nats.url },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
    return { output: () => text, code: once(child, 'close').then(([code]: unknown[]) => code) };
  }

  it('waits for late replies, about the request and about the progress', async () => {
    const requests = answerer(requestOperatorImport.subject);
    const reads = answerer(showImportRun.subject);
    await listings.connection.flush();
    const { output, code } = feed();
    await waitFor('the command to say that it waits', () => output().includes('waiting for listings'));
    requests.answerWith({ run: queued, joined: false });
    await waitFor('the command to say that its progress is late', () => output().includes('is late'));
    reads.answerWith(done);
    expect([await code, requests.count()]).toEqual([0, 1]);
    expect(output()).toContain('Import done');
  });

  it('explains how to see the run when no reply arrives', async () => {
    answerer(requestOperatorImport.subject);
    await listings.connection.flush();
    const { output, code } = feed('--wait', '0.2');
    expect(await code).toBe(1);
    expect(output()).toContain('the import goes on by itself');
    expect(output()).toContain('Feed in the backend');
  });
});
