import * as http from '@manzil/contracts/http/developments';
import type { Result } from '@manzil/contracts/http/endpoint';
import { toDevelopmentRow, type DevelopmentRow } from '@manzil/contracts/http/wire/development-rows';
import { getDevelopment, listDevelopments } from '@manzil/contracts/listings/development-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';

/** New developments. Visitors see the live ones, staff all. */
@Controller()
export class DevelopmentController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(http.showDevelopment)
  async show({
    params: { pagelink },
    query: { lang },
  }: Input<typeof http.showDevelopment>): Promise<Result<typeof http.showDevelopment>> {
    const { development, images } = await this.rpc.request(getDevelopment, { pagelink, lang });
    if (!development.live) throw new DomainError('NOT_FOUND', 'There is no such development');
    const movedTo = development.pagelink === pagelink ? null : `/${development.pagelink}`;
    return { development, images, movedTo };
  }

  @Endpoint(http.listDevelopmentRows)
  async rows({ session }: Input<typeof http.listDevelopmentRows>): Promise<DevelopmentRow[]> {
    const { developments } = await this.rpc.request(listDevelopments, { liveOnly: session === undefined });
    return developments.map(toDevelopmentRow);
  }

  @Endpoint(http.showDevelopmentRow)
  async row({ params: { id }, session }: Input<typeof http.showDevelopmentRow>): Promise<DevelopmentRow[]> {
    const { development } = await this.rpc.request(getDevelopment, { id });
    if (!development.live && session === undefined)
      throw new DomainError('NOT_FOUND', 'There is no such project');
    return [toDevelopmentRow(development)];
  }

  @Endpoint(http.showDevelopmentsHeading)
  async heading(): Promise<{ newtext: string }[]> {
    const { heading } = await this.rpc.request(listDevelopments, { liveOnly: true });
    return [{ newtext: heading }];
  }
}
