import type { Binned } from '@manzil/contracts/content/bin';
import { listBin } from '@manzil/contracts/content/bin-rpc';
import { listDeletedDevelopments } from '@manzil/contracts/listings/development-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';

/** So many entries fit into a message however long their titles are. */
const PART = 200;

/** Lists what is deleted of all services, the last deleted first. */
@Injectable()
export class ListWholeBin {
  constructor(private readonly rpc: RpcClient) {}

  async list(): Promise<Binned[]> {
    const [content, { developments }] = await Promise.all([
      this.contentBin(),
      this.rpc.request(listDeletedDevelopments, {}),
    ]);
    const projects = developments.map(({ name: title, pagelink: slug, ...deleted }) => {
      return { ...deleted, kind: 'development' as const, title, slug };
    });
    return [...content, ...projects].sort((a, b) => b.deletedAt.localeCompare(a.deletedAt));
  }

  /** Lists each entry once, although a deletion between two parts moves the rest on by one. */
  private async contentBin(): Promise<Binned[]> {
    const byKey = new Map<string, Binned>();
    for (let offset = 0; ; offset += PART) {
      const { entries, total } = await this.rpc.request(listBin, { offset, limit: PART });
      for (const entry of entries) byKey.set(`${entry.kind}:${entry.id}`, entry);
      if (offset + PART >= total) return [...byKey.values()];
    }
  }
}
