import type { DeletedPage, PageSummary } from '@manzil/contracts/content/page';
import { listPages } from '@manzil/contracts/content/page-rpc';
import { listDeletedPages } from '@manzil/contracts/http/recycle-bin';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { readWholeList } from '../../shared/read-whole-list.js';

/** Pages per message; fits even with the longest texts. */
const PART = 100;

/** Complete lists, as the spec has them, requested in parts. */
@Injectable()
export class ListEveryPage {
  constructor(private readonly rpc: RpcClient) {}

  /** Active pages, last saved first; members also get pages that visitors do not see. */
  list(drafts: boolean): Promise<PageSummary[]> {
    return readWholeList(async (offset) => {
      const { pages, total } = await this.rpc.request(listPages, { offset, limit: PART, drafts });
      return { items: pages, total };
    }, idOf);
  }

  /** The recycle bin, the last deleted first. */
  deleted(): Promise<DeletedPage[]> {
    return readWholeList(async (offset) => {
      const { pages, total } = await this.rpc.request(listDeletedPages, { offset, limit: PART });
      return { items: pages, total };
    }, idOf);
  }
}

const idOf = ({ id }: PageSummary | DeletedPage): number => id;
