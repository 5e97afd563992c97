import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getReplacement } from '@manzil/contracts/media/rpc';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { DomainError } from '@manzil/service-kit/errors';
import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { DataSource } from 'typeorm';
import { PerformStep } from '../src/replacement/perform-step.js';
import { ReplacementSchedule } from '../src/replacement/replacement-schedule.js';
import { ReplacementStepEntity } from '../src/replacement/replacement-step.entity.js';
import { ReplacementEntity } from '../src/replacement/replacement.entity.js';
import type { RewriteRecord } from '../src/replacement/rewrite-record.js';
import { createMediaStack, type MediaStack } from './media-stack.js';

let stack: MediaStack;
let media: RunningService;
beforeAll(async () => {
  stack = await createMediaStack();
  media = await stack.start();
  // The test performs the steps itself.
  await media.app.get(ReplacementSchedule).beforeApplicationShutdown();
});
afterAll(async () => {
  await media.stop();
  await stack.clear();
});

it('a replacement reports records that nobody can edit apart from those that failed', async () => {
  const id = randomUUID();
  const dataSource = media.app.get(DataSource);
  await dataSource.manager.insert(ReplacementEntity, {
    id,
    filename: 'a.webp',
    replacement: 'b.webp',
    alt: '',
    address: null,
    requestId: null,
    finishedAt: null,
    actor: { kind: 'system' as const, name: 'test' },
  });
  const outcomes: Record<string, () => Promise<boolean>> = {
    'page:1': () => Promise.resolve(true),
    'property:2': () => Promise.resolve(false),
    'team-member:3': () => Promise.reject(new DomainError('NOT_FOUND', 'There is no such member')),
    'page:4': () => Promise.reject(new DomainError('VALIDATION_FAILED', 'The request is not valid')),
    'page:5': () => Promise.reject(new DomainError('UNAVAILABLE', 'The service does not respond')),
  };
  const record: Pick<RewriteRecord, 'rewrite'> = {
    rewrite: (owner) => outcomes[owner]?.() ?? Promise.reject(new Error(owner)),
  };
  await dataSource.manager.insert(
    ReplacementStepEntity,
    Object.keys(outcomes).map((owner) => ({ replacementId: id, owner, label: owner })),
  );
  const step = new PerformStep(dataSource, record as RewriteRecord, media.app.get<PinoLogger>(LOGGER));
  for (const _ of Object.keys(outcomes)) expect(await step.perform()).toBe(true);
  const progress = await media.app.get(RpcClient).request(getReplacement, { id });
  const owners = (uses: { owner: string }[]) => uses.map(({ owner }) => owner);
  expect(owners(progress.replaced)).toEqual(['page:1']);
  expect(owners(progress.left)).toEqual(['property:2', 'team-member:3']);
  expect(owners(progress.failed)).toEqual(['page:4']);
  expect(owners(progress.pending)).toEqual(['page:5']);
});
