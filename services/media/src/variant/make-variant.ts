import { buffer } from 'node:stream/consumers';
import { TALL_WIDTHS, VARIANT_WIDTHS } from '@manzil/contracts/media/variants';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AssetEntity } from '../asset/asset.entity.js';
import { findPresent, lockStem } from '../asset/asset.repository.js';
import { variantFilename, type Variant } from '../storage/upload-name.js';
import { encodeVariant, tallSize } from '../image/encode-variant.js';
import { CoalescedWork } from '../image/coalesced-work.js';
import { WorkLimit } from '../work-limit.js';
import { IncomingFolder } from '../incoming/incoming-folder.js';
import { AssetStorage } from '../storage/asset-storage.js';
import { variantsMade } from './variant-metrics.js';

/**
 * Makes a variant of a known image and stores it beside the original. Concurrent requests in one process are coalesced;
 * two replicas may both make it, and the later file replaces the earlier one. Queued variants whose requests were all
 * aborted are not started, so that pages that visitors have left do not delay the others.
 */
@Injectable()
export class MakeVariant {
  private readonly inFlight = new CoalescedWork();

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: AssetStorage,
    private readonly incoming: IncomingFolder,
    private readonly images: WorkLimit,
  ) {}

  /** @returns the name of the variant to send: a narrower one when the image itself is narrower */
  async make(stem: string, wanted: Variant, signal: AbortSignal): Promise<string> {
    const asset = await findPresent(this.dataSource.manager, stem);
    if (asset?.kind !== 'image') throw new DomainError('NOT_FOUND', 'There is no such image');
    const variant = usefulVariant(wanted, asset);
    const name = variantFilename(stem, variant);
    await this.inFlight.run(name, signal, (abortSignal) => this.makeOnce(asset, name, variant, abortSignal));
    return name;
  }

  private async makeOnce(
    { stem, filename }: AssetEntity,
    name: string,
    variant: Variant,
    signal: AbortSignal,
  ): Promise<void> {
    if ((await this.storage.find(name)) !== undefined) return;
    const encode = async (path: string): Promise<void> => {
      const observe = variantsMade.startTimer({ format: variant.format });
      await encodeVariant(await this.readOriginal(filename), path, variant);
      await this.storeVariant(stem, name, path);
      observe();
    };
    await this.images.run(() => this.incoming.withFile(encode), { signal });
  }

  /** Stores the variant under the lock of the stem, so that an image deleted meanwhile leaves no variant behind. */
  private async storeVariant(stem: string, name: string, path: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockStem(manager, stem);
      if ((await findPresent(manager, stem)) === null)
        throw new DomainError('NOT_FOUND', 'There is no such image');
      await this.storage.put(name, path);
    });
  }

  private async readOriginal(filename: string): Promise<Buffer> {
    try {
      return await buffer(this.storage.read(filename));
    } catch (error) {
      throw new DomainError('NOT_FOUND', 'There is no such image', {}, { cause: error });
    }
  }
}

/** Replaces a width that would give the image at its own size by the narrowest such width. */
function usefulVariant(wanted: Variant, { width, height }: AssetEntity): Variant {
  if (wanted.format === 'jpg' || width === null || height === null) return wanted;
  if (wanted.cut === 'none') return { ...wanted, width: firstThatHolds(width, VARIANT_WIDTHS, wanted.width) };
  return { ...wanted, width: firstThatHolds(tallSize({ width, height }).width, TALL_WIDTHS, wanted.width) };
}

function firstThatHolds<W extends number>(whole: number, widths: readonly W[], wanted: W): W {
  const first = widths.find((width) => width >= whole);
  return first !== undefined && first < wanted ? first : wanted;
}
