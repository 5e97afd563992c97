import type { Result } from '@manzil/contracts/http/endpoint';
import * as http from '@manzil/contracts/http/saved-blocks';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import { ListSavedBlocks } from './list-saved-blocks.js';

/** Parts of pages that staff have saved as blocks. */
@Controller()
export class SavedBlocksController {
  constructor(private readonly listBlocks: ListSavedBlocks) {}

  @Endpoint(http.listSavedBlocks)
  async list(): Promise<Result<typeof http.listSavedBlocks>> {
    return { blocks: await this.listBlocks.list() };
  }
}
