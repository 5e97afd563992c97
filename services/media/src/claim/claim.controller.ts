import { claimReferences } from '@manzil/contracts/media/commands';
import { formerAssetsReferenced } from '@manzil/contracts/media/events';
import { HandleCommand, HandleEvent, type MessageContext } from '@manzil/messaging/consumer/handle-message';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { SyncClaims } from './sync-claims.js';

@Controller()
export class ClaimController {
  constructor(private readonly syncClaims: SyncClaims) {}

  @HandleCommand(claimReferences)
  claimReferences(
    references: z.output<typeof claimReferences.payload>,
    { manager }: MessageContext,
  ): Promise<void> {
    return manager.transaction((transaction) => this.syncClaims.sync(transaction, references));
  }

  @HandleEvent(formerAssetsReferenced)
  claimFormerReferences(
    references: z.output<typeof formerAssetsReferenced.payload>,
    { manager }: MessageContext,
  ): Promise<void> {
    return this.syncClaims.sync(manager, references);
  }
}
