import type { FailedFeedPhotoPage } from '@manzil/contracts/gateway/failed-photo';
import { nameManagedProperties } from '@manzil/contracts/listings/property-admin-rpc';
import type { AssetUse } from '@manzil/contracts/media/library';
import { listFailedPhotos } from '@manzil/contracts/media/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';

interface Named {
  sourceReference: string;
  pagelink: string;
}

/** Unavailable photos of the feed, with the listings that show them. */
@Injectable()
export class ShowFailedPhotos {
  constructor(private readonly rpc: RpcClient) {}

  async show(page: number): Promise<FailedFeedPhotoPage> {
    const { items, total, pageSize } = await this.rpc.request(listFailedPhotos, { page });
    const names = await this.namesOf(items.flatMap(({ usedBy }) => usedBy));
    return {
      items: items.map(({ usedBy, ...photo }) => ({
        ...photo,
        shownBy: usedBy.map((use) => {
          const named = names.get(idOf(use));
          return {
            title: use.label,
            reference: named?.sourceReference ?? null,
            pagelink: named?.pagelink ?? null,
          };
        }),
      })),
      total,
      page,
      pageCount: Math.ceil(total / pageSize),
    };
  }

  private async namesOf(uses: AssetUse[]): Promise<Map<number, Named>> {
    const ids = [...new Set(uses.map(idOf))].filter((id) => id > 0);
    if (ids.length === 0) return new Map();
    const { items } = await this.rpc.request(nameManagedProperties, { ids });
    return new Map(items.map((item) => [item.id, item]));
  }
}

/** Returns the id of the listing that uses the photo; 0 for any other owner. */
const idOf = ({ owner }: AssetUse): number => Number(/^property:(\d{1,9})$/.exec(owner)?.[1] ?? 0);
