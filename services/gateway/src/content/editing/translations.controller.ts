import * as content from '@manzil/contracts/content/translation-rpc';
import type { Result } from '@manzil/contracts/http/endpoint';
import * as http from '@manzil/contracts/http/translations';
import { developmentTranslation } from '@manzil/contracts/listings/development-translation-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';

/** The translations of all services in one list. */
@Controller()
export class TranslationsController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(http.listTranslations)
  async list({ query }: Input<typeof http.listTranslations>): Promise<Result<typeof http.listTranslations>> {
    const services = [content.listTranslations, developmentTranslation.listTranslations];
    const lists = await Promise.all(services.map((list) => this.rpc.request(list, query)));
    return {
      records: lists.flatMap(({ records }) => records),
      omitted: lists.flatMap(({ omitted }) => omitted),
    };
  }
}
