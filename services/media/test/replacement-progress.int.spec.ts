import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { getReplacement } from '@manzil/contracts/media/rpc';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { DataSource } from 'typeorm';
import { ReplacementStepEntity } from '../src/replacement/replacement-step.entity.js';
import { ReplacementEntity } from '../src/replacement/replacement.entity.js';
import { createMediaStack, type MediaStack } from './media-stack.js';

let stack: MediaStack;
let media: RunningService;
beforeAll(async () => {
  stack = await createMediaStack();
  media = await stack.start();
});
afterAll(async () => {
  await media.stop();
  await stack.clear();
});

it('a replacement reports records that nobody can edit apart from those that failed', async () => {
  const id = randomUUID();
  const { manager } = media.app.get(DataSource);
  const finished = { finishedAt: new Date(), actor: { kind: 'system' as const, name: 'test' } };
  await manager.insert(ReplacementEntity, {
    ...{ id, filename: 'a.webp', replacement: 'b.webp', alt: '', address: null, requestId: null },
    ...finished,
  });
  const step = (owner: string, state: 'replaced' | 'left', error: string | null) => ({
    ...{ replacementId: id, owner, label: owner, state, error, attempts: 1, dueAt: new Date() },
  });
  await manager.insert(ReplacementStepEntity, [
    step('page:1', 'replaced', null),
    step('property:2', 'left', null),
    step('team-member:3', 'left', 'NOT_FOUND: There is no such member'),
    step('page:4', 'left', 'VALIDATION_FAILED: The request is not valid'),
  ]);
  const progress = await media.app.get(RpcClient).request(getReplacement, { id });
  const owners = (uses: { owner: string }[]) => uses.map(({ owner }) => owner);
  expect(owners(progress.replaced)).toEqual(['page:1']);
  expect(owners(progress.left)).toEqual(['property:2', 'team-member:3']);
  expect(owners(progress.failed)).toEqual(['page:4']);
  expect(progress).toMatchObject({ isFinished: true, pending: [] });
});
