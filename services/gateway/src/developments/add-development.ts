import { staleByDevelopment } from '@manzil/contracts/listings/events';
import { createDevelopment } from '@manzil/contracts/listings/development-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Actor } from '../http/caller/caller.js';
import { CacheInvalidation } from '../http/ports.js';
import { ReceiveForm } from '../http/files/receive-form.js';
import { inWireNames, NEW_PROJECT_FILES, toNewDevelopment } from './development-form.wire.js';

/** Handles the form of a new project with its files. If any part is refused, nothing is stored. */
@Injectable()
export class AddDevelopment {
  constructor(
    private readonly receiveForm: ReceiveForm,
    private readonly rpc: RpcClient,
    private readonly cache: CacheInvalidation,
  ) {}

  async add(actor: Actor, request: Request, response: Response): Promise<{ id: number; pagelink: string }> {
    const form = await this.receiveForm.receive(request, response, NEW_PROJECT_FILES);
    const project = toNewDevelopment(form);
    const { development } = await this.rpc
      .request(createDevelopment, { ...project, by: actor.username })
      .catch((error: unknown) => {
        throw inWireNames(error);
      });
    const { id, pagelink } = development;
    this.cache.invalidate(staleByDevelopment({ id, pagelink }));
    return { id, pagelink };
  }
}
