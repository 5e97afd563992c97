import { listTag } from '@manzil/contracts/cache-tags';
import * as http from '@manzil/contracts/http/development-editing';
import type { Result } from '@manzil/contracts/http/endpoint';
import { DONE, type Message } from '@manzil/contracts/http/wire/development-answers';
import { staleByDevelopment } from '@manzil/contracts/listings/events';
import {
  deleteDevelopment,
  setDevelopmentHeading,
  updateDevelopment,
} from '@manzil/contracts/listings/development-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Header, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { CacheInvalidation } from '../http/ports.js';
import { AddDevelopment } from './add-development.js';
import { ChangeDevelopment } from './change-development.js';

/** The spec's calls that change projects. */
@Controller()
export class DevelopmentEditController {
  constructor(
    private readonly addDevelopment: AddDevelopment,
    private readonly changeDevelopment: ChangeDevelopment,
    private readonly rpc: RpcClient,
    private readonly cache: CacheInvalidation,
  ) {}

  @Endpoint(http.addDevelopment)
  async add(
    { actor }: Input<typeof http.addDevelopment>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Result<typeof http.addDevelopment>> {
    return { message: DONE.added, ...(await this.addDevelopment.add(actor, request, response)) };
  }

  @Endpoint(http.changeDevelopment)
  async change(
    { params: { id }, actor }: Input<typeof http.changeDevelopment>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Message> {
    await this.changeDevelopment.change(actor, id, request, response);
    return { message: DONE.updated };
  }

  @Endpoint(http.switchDevelopment)
  @Header('content-type', 'text/plain; charset=utf-8')
  async switch({ body: { id, live }, actor }: Input<typeof http.switchDevelopment>): Promise<string> {
    const update = { id, changes: { live }, by: actor.username };
    const { development } = await this.rpc.request(updateDevelopment, update);
    this.cache.invalidate(staleByDevelopment(development));
    return `${development.name} is ${live ? 'online' : 'offline'} now.`;
  }

  @Endpoint(http.deleteDevelopment)
  async delete({ body: { id }, actor }: Input<typeof http.deleteDevelopment>): Promise<Message> {
    const deleted = await this.rpc.request(deleteDevelopment, { id, by: actor.username });
    this.cache.invalidate(staleByDevelopment(deleted));
    return { message: DONE.deleted };
  }

  @Endpoint(http.setDevelopmentsHeading)
  async setHeading({ body: { newtext } }: Input<typeof http.setDevelopmentsHeading>): Promise<Message> {
    await this.rpc.request(setDevelopmentHeading, { heading: newtext });
    this.cache.invalidate([listTag('developments')]);
    return { message: DONE.heading };
  }
}
