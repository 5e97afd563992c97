import { defineRpc } from '@manzil/contracts/rpc';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { HandleRpc } from './handle-rpc.js';

const contract = defineRpc({
  subject: 'rpc.sample.v1.sum.make',
  request: z.object({ left: z.number(), right: z.number() }),
  response: z.object({ sum: z.number() }),
});

/** The check of types refuses an expected error that is none. */
class Sums {
  @HandleRpc(contract)
  matching({ left, right }: { left: number; right: number }): Promise<{ sum: number }> {
    return Promise.resolve({ sum: left + right });
  }

  // @ts-expect-error The request has another type.
  @HandleRpc(contract)
  takingTexts({ left }: { left: string }): Promise<{ sum: number }> {
    return Promise.resolve({ sum: left.length });
  }

  // @ts-expect-error The reply has another type.
  @HandleRpc(contract)
  replyingText(): Promise<{ sum: string }> {
    return Promise.resolve({ sum: '3' });
  }
}

it('HandleRpc compiles only with methods that match the contract', async () => {
  expect(await new Sums().matching({ left: 1, right: 2 })).toEqual({ sum: 3 });
});
