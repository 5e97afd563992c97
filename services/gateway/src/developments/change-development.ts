import { staleByDevelopment } from '@manzil/contracts/listings/events';
import { getDevelopment, updateDevelopment } from '@manzil/contracts/listings/development-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Actor } from '../http/caller/caller.js';
import { CacheInvalidation } from '../http/ports.js';
import { ReceiveForm } from '../http/files/receive-form.js';
import { expectedVersionOf, inWireNames, PROJECT_FILES, toChanges } from './development-form.wire.js';

/**
 * Handles the edit form of a project. CONFLICT with user and time if another user has changed it since
 * `expectedVersion`. Listings releases replaced files with its own command. The gallery follows a new name
 * automatically, so the form's `oldpropertyname` is not needed.
 */
@Injectable()
export class ChangeDevelopment {
  constructor(
    private readonly receiveForm: ReceiveForm,
    private readonly rpc: RpcClient,
    private readonly cache: CacheInvalidation,
  ) {}

  async change(actor: Actor, id: number, request: Request, response: Response): Promise<void> {
    // Fails for an unknown project before any file is uploaded.
    await this.rpc.request(getDevelopment, { id });
    const form = await this.receiveForm.receive(request, response, PROJECT_FILES);
    const changes = toChanges(form);
    const update = { id, changes, expectedVersion: expectedVersionOf(form), by: actor.username };
    const saved = await this.rpc.request(updateDevelopment, update).catch((error: unknown) => {
      throw inWireNames(error);
    });
    this.cache.invalidate(staleByDevelopment(saved.development));
  }
}
