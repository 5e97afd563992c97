import type { SavedBlockSummary } from '@manzil/contracts/content/saved-block';
import * as rpc from '@manzil/contracts/content/saved-block-rpc';
import type { Result } from '@manzil/contracts/http/endpoint';
import * as http from '@manzil/contracts/http/saved-blocks';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { ListSavedBlocks } from './list-saved-blocks.js';

/** Parts of pages that staff have saved as blocks. */
@Controller()
export class SavedBlocksController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly listBlocks: ListSavedBlocks,
  ) {}

  @Endpoint(http.listSavedBlocks)
  async list(): Promise<Result<typeof http.listSavedBlocks>> {
    return { blocks: await this.listBlocks.list() };
  }

  @Endpoint(http.addSavedBlock)
  add({ body, session }: Input<typeof http.addSavedBlock>): Promise<SavedBlockSummary> {
    return this.rpc.request(rpc.addSavedBlock, { ...body, by: session.username });
  }

  @Endpoint(http.renameSavedBlock)
  rename({ params, body }: Input<typeof http.renameSavedBlock>): Promise<SavedBlockSummary> {
    return this.rpc.request(rpc.renameSavedBlock, { ...params, ...body });
  }

  @Endpoint(http.deleteSavedBlock)
  delete({ params }: Input<typeof http.deleteSavedBlock>): Promise<SavedBlockSummary> {
    return this.rpc.request(rpc.deleteSavedBlock, params);
  }

  @Endpoint(http.restoreSavedBlock)
  restore({ params }: Input<typeof http.restoreSavedBlock>): Promise<SavedBlockSummary> {
    return this.rpc.request(rpc.restoreSavedBlock, params);
  }
}
