import * as rpc from '@manzil/contracts/leads/shortlist-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { withoutValues } from '../lead/without-values.js';
import { ChangeShortlist } from './change-shortlist.js';
import { CreateShortlist } from './create-shortlist.js';
import { GetShortlist } from './get-shortlist.js';
import { RevokeShortlist } from './revoke-shortlist.js';

/** Homes that people decide about together. */
@Controller()
export class ShortlistController {
  constructor(
    private readonly creation: CreateShortlist,
    private readonly read: GetShortlist,
    private readonly changes: ChangeShortlist,
    private readonly revocation: RevokeShortlist,
  ) {}

  @HandleRpc(rpc.createShortlist)
  create(request: z.output<typeof rpc.createShortlist.request>) {
    return withoutValues(this.creation.create(request));
  }

  @HandleRpc(rpc.getShortlist)
  get(request: z.output<typeof rpc.getShortlist.request>) {
    return withoutValues(this.read.get(request));
  }

  @HandleRpc(rpc.changeShortlist)
  change(request: z.output<typeof rpc.changeShortlist.request>) {
    return withoutValues(this.changes.change(request));
  }

  @HandleRpc(rpc.revokeShortlist)
  revoke(request: z.output<typeof rpc.revokeShortlist.request>) {
    return withoutValues(this.revocation.revoke(request));
  }
}
