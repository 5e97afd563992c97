import { buffer } from 'node:stream/consumers';
import { VARIANT_WIDTHS, type VariantFormat } from '@manzil/contracts/media/asset';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AssetEntity } from '../asset/asset.entity.js';
import { findByStem, lockStem } from '../asset/asset.repository.js';
import { variantFilename, type VariantWidth } from '../delivery/upload-name.js';
import { encodeVariant } from '../image/encode-variant.js';
import { SharedWork } from '../image/shared-work.js';
import { WorkLimit } from '../image/work-limit.js';
import { IncomingFolder } from '../incoming/incoming-folder.js';
import { AssetStorage } from '../storage/asset-storage.js';
import { variantsMade } from './variant-metrics.js';

/**
 * Makes a variant of a known image and keeps it beside the original. However many ask at once, this process makes
 * it once; two replicas may both make it, and the later whole file takes the place of the earlier one. What
 * nobody waits for any more is not begun: pages that were left must not delay those that are looked at.
 */
@Injectable()
export class MakeVariant {
  private readonly inHand = new SharedWork();

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: AssetStorage,
    private readonly incoming: IncomingFolder,
    private readonly images: WorkLimit,
  ) {}

  /** @returns the name of the variant that serves: a narrower one when the image itself is narrower. */
  async execute(
    stem: string,
    wanted: { width: VariantWidth; format: VariantFormat },
    signal: AbortSignal,
  ): Promise<string> {
    const asset = await findByStem(this.dataSource.manager, stem);
    if (asset?.kind !== 'image' || asset.deletingAt !== null)
      throw new DomainError('NOT_FOUND', 'There is no such image');
    const width = usefulWidth(wanted.width, asset.width ?? wanted.width);
    const name = variantFilename(stem, width, wanted.format);
    const variant = { width, format: wanted.format };
    await this.inHand.join(name, signal, (abandoned) => this.make(asset, name, variant, abandoned));
    return name;
  }

  private async make(
    { stem, filename }: AssetEntity,
    name: string,
    variant: { width: VariantWidth; format: VariantFormat },
    signal: AbortSignal,
  ): Promise<void> {
    if ((await this.storage.find(name)) !== undefined) return;
    const encode = async (path: string): Promise<void> => {
      const observe = variantsMade.startTimer({ format: variant.format });
      await encodeVariant(await this.readOriginal(filename), path, variant);
      await this.keep(stem, name, path);
      observe();
    };
    await this.images.run(() => this.incoming.withFile(encode), { signal });
  }

  /** Under the lock of the stem: an image that was deleted meanwhile must not leave a variant behind. */
  private async keep(stem: string, name: string, path: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockStem(manager, stem);
      const asset = await findByStem(manager, stem);
      if (asset?.deletingAt !== null) throw new DomainError('NOT_FOUND', 'There is no such image');
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

/** Of the widths that would all give the image at its own size, the first stands for all. */
function usefulWidth(wanted: VariantWidth, original: number): VariantWidth {
  const whole = VARIANT_WIDTHS.find((width) => width >= original);
  return whole !== undefined && whole < wanted ? whole : wanted;
}
