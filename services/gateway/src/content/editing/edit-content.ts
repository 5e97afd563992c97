import { staleByContent } from '@manzil/contracts/content/events';
import { Injectable } from '@nestjs/common';
import { CacheInvalidation } from '../../http/ports.js';

/** The changed content, as in its event. */
interface Changes {
  kind: string;
  id?: number;
}

/** Makes a change, and invalidates its cached responses before it returns. */
@Injectable()
export class EditContent {
  constructor(private readonly cache: CacheInvalidation) {}

  async edit<T>(change: () => Promise<T>, changesOf: (changed: T) => Changes): Promise<T> {
    const changed = await change();
    // The event may arrive later, but a request after this response must not get the previous state.
    this.cache.invalidate(staleByContent(changesOf(changed)));
    return changed;
  }
}
