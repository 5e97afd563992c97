import type { DeletedPage, PageSummary } from '@manzil/contracts/content/page';
import { listDeletedPages, listPages } from '@manzil/contracts/content/page-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';

/** So many pages fit into a message however long their texts are. */
const PART = 100;

/** Complete lists, as the spec has them, requested in parts. */
@Injectable()
export class ListEveryPage {
  constructor(private readonly rpc: RpcClient) {}

  /** Active pages, the last saved first; with those that visitors do not see for members. */
  list(drafts: boolean): Promise<PageSummary[]> {
    return inParts((offset) => this.rpc.request(listPages, { offset, limit: PART, drafts }));
  }

  /** The recycle bin, the last deleted first. */
  deleted(): Promise<DeletedPage[]> {
    return inParts((offset) => this.rpc.request(listDeletedPages, { offset, limit: PART }));
  }
}

/** Lists each row once, although a save between two parts moves the rest on by one. */
async function inParts<T extends { id: number }>(
  part: (offset: number) => Promise<{ pages: T[]; total: number }>,
): Promise<T[]> {
  const byId = new Map<number, T>();
  for (let offset = 0; ; offset += PART) {
    const { pages, total } = await part(offset);
    for (const page of pages) if (!byId.has(page.id)) byId.set(page.id, page);
    if (pages.length < PART || offset + PART >= total) return [...byId.values()];
  }
}
