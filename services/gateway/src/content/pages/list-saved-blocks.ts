import type { SavedBlock } from '@manzil/contracts/content/saved-block';
import { listSavedBlocks } from '@manzil/contracts/content/saved-block-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { readWholeList } from '../../shared/read-whole-list.js';

/** All saved blocks, requested in parts that fit into messages. */
@Injectable()
export class ListSavedBlocks {
  constructor(private readonly rpc: RpcClient) {}

  list(): Promise<SavedBlock[]> {
    return readWholeList(
      async (offset) => {
        const { blocks, total } = await this.rpc.request(listSavedBlocks, { offset });
        return { items: blocks, total };
      },
      ({ id }) => id,
    );
  }
}
