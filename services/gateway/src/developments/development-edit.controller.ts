import { listTag } from '@manzil/contracts/cache-tags';
import { staleByDevelopment } from '@manzil/contracts/listings/events';
import { developmentHeadingSchema } from '@manzil/contracts/listings/development-edit';
import { deleteDevelopment, setDevelopmentHeading, updateDevelopment } from '@manzil/contracts/listings/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Body, Controller, Header, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { CurrentActor, type Actor } from '../accounts/actor.js';
import { ResponseCache } from '../response-cache/response-cache.js';
import { AddDevelopment } from './add-development.js';
import { ChangeDevelopment } from './change-development.js';
import { DONE, type Message } from './development-answers.wire.js';
import { liveFlagSchema } from './live-flag.wire.js';
import { rowIdSchema, wireIdSchema } from './wire-id.js';

const rowSchema = z.looseObject({ id: rowIdSchema });
const liveRowSchema = z.looseObject({ id: rowIdSchema, live: liveFlagSchema });
const headingBodySchema = z.object({ newtext: developmentHeadingSchema });

/** The spec's calls that change projects. */
@Controller()
export class DevelopmentEditController {
  constructor(
    private readonly addDevelopment: AddDevelopment,
    private readonly changeDevelopment: ChangeDevelopment,
    private readonly rpc: RpcClient,
    private readonly cache: ResponseCache,
  ) {}

  @Post('newlydata')
  @HttpCode(200)
  async add(
    @CurrentActor() actor: Actor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Message & { id: number; pagelink: string }> {
    return { message: DONE.added, ...(await this.addDevelopment.execute(actor, request, response)) };
  }

  @Post('updatenewlyproperty/:id')
  @HttpCode(200)
  async change(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: wireIdSchema }) id: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Message> {
    await this.changeDevelopment.execute(actor, id, request, response);
    return { message: DONE.updated };
  }

  @Put('api/onoffproperty')
  @Header('content-type', 'text/plain; charset=utf-8')
  async switch(
    @CurrentActor() actor: Actor,
    @Body({ schema: liveRowSchema }) { id, live }: z.output<typeof liveRowSchema>,
  ): Promise<string> {
    const update = { id, changes: { live }, by: actor.username };
    const { development } = await this.rpc.ask(updateDevelopment, update);
    this.cache.invalidate(staleByDevelopment(development));
    return `${development.name} is ${live ? 'online' : 'offline'} now.`;
  }

  @Post('deleteproperty')
  @HttpCode(200)
  async delete(@Body({ schema: rowSchema }) { id }: z.output<typeof rowSchema>): Promise<Message> {
    const deleted = await this.rpc.ask(deleteDevelopment, { id });
    this.cache.invalidate(staleByDevelopment(deleted));
    return { message: DONE.deleted };
  }

  @Put('updateNewdevelopment')
  async setHeading(
    @Body({ schema: headingBodySchema }) { newtext }: z.output<typeof headingBodySchema>,
  ): Promise<Message> {
    await this.rpc.ask(setDevelopmentHeading, { heading: newtext });
    this.cache.invalidate([listTag('developments')]);
    return { message: DONE.heading };
  }
}
