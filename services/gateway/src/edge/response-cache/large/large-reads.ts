import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { CacheTag } from '@manzil/contracts/cache-tags';
import { countHit, reads, stores } from '../cache-metrics.js';
import { captureResponse, type Captured } from '../capture-response.js';
import { finishHead, finishResponse, type FinishedResponse } from '../finish-response.js';
import type { Beginning, ResponseCache } from '../response-cache.js';
import { clearHeaders, preferencesOf, sendFresh } from '../send-response.js';
import { shownOf } from '../../../http/response-tags.js';
import { detachedRequest } from './detached-request.js';
import type { LargeResponse } from './large-response.js';
import { makeLarge } from './make-large.js';
import { sendLarge } from './send-large.js';

type Begun = FinishedResponse | LargeResponse | 'broken';

interface Making {
  since: Beginning;
  /** Known once something is there to be sent. */
  tags?: readonly CacheTag[];
  begun: Promise<Begun>;
  /** Resolves when nobody can join it any more, or need not. */
  over: Promise<void>;
}

/**
 * Answers reads that may be long or dear from {@link ResponseCache}. One of them is made at most once at a time, for
 * all who request it and whoever of them leaves. Nobody is given what was begun before an invalidation that precedes
 * their request: they wait until that is made, and then one is made for all who waited.
 */
export class LargeReads {
  private readonly makings = new Map<string, Making>();

  constructor(
    private readonly cache: ResponseCache,
    private readonly options: { surrogateKeys: boolean },
  ) {}

  answerCached(key: string, request: IncomingMessage, response: ServerResponse, named: string[]): boolean {
    const cached = this.cache.getLarge(key);
    if (cached === undefined) return false;
    countHit();
    sendLarge(cached, preferencesOf(request), response, ['x-cache', 'hit', ...named]);
    return true;
  }

  isBegun(key: string): boolean {
    return this.makings.has(key);
  }

  /** `again` answers the request as if it had come later. */
  handle(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    make: RequestListener,
    again: () => void,
  ): void {
    const making = this.makings.get(key);
    if (making === undefined) {
      reads.inc({ outcome: 'miss' });
      this.join(this.begin(key, request, make), request, response);
      return;
    }
    reads.inc({ outcome: 'coalesced' });
    if (this.cache.changedSince(making.since, making.tags)) {
      void making.over.then(() => {
        if (!response.destroyed) again();
      });
    } else this.join(making, request, response);
  }

  private join({ begun }: Making, request: IncomingMessage, response: ServerResponse): void {
    const preferences = preferencesOf(request);
    void begun.then((answer) => {
      if (answer === 'broken') response.destroy();
      else if ('response' in answer) sendFresh(answer.response, preferences, response);
      else {
        clearHeaders(response);
        sendLarge(answer, preferences, response, ['x-cache', 'miss']);
      }
    });
  }

  private begin(key: string, request: IncomingMessage, make: RequestListener): Making {
    const since = this.cache.begin();
    const { asked, answered } = detachedRequest(request);
    const making: Making = { since, begun: Promise.resolve('broken'), over: Promise.resolve() };
    making.over = new Promise((isOver) => {
      const end = (): void => {
        if (this.makings.get(key) === making) this.makings.delete(key);
        isOver();
      };
      making.begun = new Promise((resolve) => {
        const captured = captureResponse(answered, (first) => {
          resolve(this.pass(key, making, first, answered, end));
        });
        void captured.then((whole) => {
          if (whole === 'streaming') return;
          resolve(whole === 'abandoned' ? 'broken' : this.finish(key, whole, since, answered));
          // Whoever measures or traces it hears of its end.
          if (whole !== 'abandoned') answered.emit('close');
          end();
        });
      });
    });
    this.makings.set(key, making);
    make(asked, answered);
    return making;
  }

  private finish(key: string, whole: Captured, since: Beginning, answered: ServerResponse): FinishedResponse {
    const finished = finishResponse(whole, shownOf(answered), this.options);
    if (finished.tags === undefined) stores.inc({ outcome: 'unfit' });
    else {
      const isStored = this.cache.store(key, finished.response, finished.tags, since);
      stores.inc({ outcome: isStored ? 'stored' : 'changed' });
    }
    return finished;
  }

  /** A response too long for one buffer: those who wait are sent it as it is made. */
  private pass(
    key: string,
    making: Making,
    first: Captured,
    answered: ServerResponse,
    end: () => void,
  ): LargeResponse {
    const shown = shownOf(answered);
    const { headers, isShared } = finishHead(first, shown, this.options);
    const { response, ended } = makeLarge(answered, { ...first, headers }, shown, this.cache);
    making.tags = response.tags;
    response.body.onRelease = end;
    // Those who wait for it have begun to read by then.
    if (!isShared)
      setImmediate(() => {
        response.body.release();
      });
    void ended.then((isWhole) => {
      const { since, tags = [] } = making;
      const isStored = isWhole && isShared && this.cache.storeLarge(key, response, tags, since);
      if (!isStored) response.body.release();
      stores.inc({ outcome: isStored ? 'stored' : isShared ? 'changed' : 'unfit' });
      end();
    });
    return response;
  }
}
