import { staleByContent } from '@manzil/contracts/content/events';
import { Injectable } from '@nestjs/common';
import { CacheInvalidation } from '../../http/ports.js';

/** The changed content, as its event names it. */
interface Changes {
  kind: string;
  id?: number;
}

/** Makes a change, and invalidates the cached responses that show it before it returns. */
@Injectable()
export class EditContent {
  constructor(private readonly cache: CacheInvalidation) {}

  async edit<T>(change: () => Promise<T>, changesOf: (changed: T) => Changes): Promise<T> {
    const changed = await change();
    // Its event may arrive later; a request after this response must not get the former state.
    this.cache.invalidate(staleByContent(changesOf(changed)));
    return changed;
  }
}
