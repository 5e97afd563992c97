import { listBin } from '@manzil/contracts/content/bin-rpc';
import type { BinItem } from '@manzil/contracts/http/bin';
import { listDeletedDevelopments } from '@manzil/contracts/http/development-editing';
import { listDeletedAssets } from '@manzil/contracts/media/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { readWholeList } from '../shared/read-whole-list.js';

/** Entries per message; fits even with the longest titles. */
const PART = 200;

/** Lists deleted entries of all services, last deleted first. */
@Injectable()
export class ListWholeBin {
  constructor(private readonly rpc: RpcClient) {}

  async list(): Promise<BinItem[]> {
    const [content, files, { developments }] = await Promise.all([
      readWholeList((offset) => this.contentPart(offset), keyOf),
      readWholeList((offset) => this.filesPart(offset), keyOf),
      this.rpc.request(listDeletedDevelopments, {}),
    ]);
    const projects = developments.map(({ name: title, pagelink: slug, ...deleted }) => {
      return { ...deleted, kind: 'development' as const, title, slug };
    });
    return [...content, ...projects, ...files].sort((a, b) => b.deletedAt.localeCompare(a.deletedAt));
  }

  private async contentPart(offset: number): Promise<{ items: BinItem[]; total: number }> {
    const { entries: items, total } = await this.rpc.request(listBin, { offset, limit: PART });
    return { items, total };
  }

  private async filesPart(offset: number): Promise<{ items: BinItem[]; total: number }> {
    const { assets, total } = await this.rpc.request(listDeletedAssets, { offset, limit: PART });
    const items = assets.map(({ originalName: title, ...deleted }) => {
      return { ...deleted, kind: 'file' as const, title, slug: null };
    });
    return { items, total };
  }
}

const keyOf = ({ kind, id }: BinItem): string => `${kind}:${id}`;
