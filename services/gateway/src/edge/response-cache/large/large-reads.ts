import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { CacheTag } from '@manzil/contracts/cache-tags';
import { countHit, reads, stores } from '../cache-metrics.js';
import { captureResponse, type Captured } from '../capture-response.js';
import { finishHead, finishResponse, type FinishedResponse, type FinishOptions } from '../finish-response.js';
import type { Beginning, ResponseCache } from '../response-cache.js';
import { clearHeaders, endOnError, preferencesOf, sendFresh } from '../send-response.js';
import { shownOf } from '../../../http/response-tags.js';
import { detachedRequest } from './detached-request.js';
import type { LargeResponse } from './large-response.js';
import { makeLarge } from './make-large.js';
import { sendLarge } from './send-large.js';

type Begun = FinishedResponse | LargeResponse | 'broken';

interface Making {
  since: Beginning;
  /** Set once there is something to send. */
  tags?: readonly CacheTag[];
  begun: Promise<Begun>;
  /** Resolves when no further request can, or needs to, share this response. */
  over: Promise<void>;
}

/**
 * Answers long or expensive reads from {@link ResponseCache}. Each is made at most once at a time, for all callers who
 * request it, and finished even if a client disconnects. No caller gets a response that was begun before an
 * invalidation that precedes their request: they wait until it is finished, and then one is made for all who waited.
 */
export class LargeReads {
  private readonly makings = new Map<string, Making>();

  constructor(
    private readonly cache: ResponseCache,
    private readonly options: FinishOptions,
  ) {}

  answerCached(key: string, request: IncomingMessage, response: ServerResponse, named: string[]): boolean {
    const cached = this.cache.getLarge(key);
    if (cached === undefined) return false;
    countHit();
    sendLarge(cached, preferencesOf(request), response, ['x-cache', 'hit', ...named]);
    return true;
  }

  answerStale(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    named: readonly string[],
  ): boolean {
    const stale = this.cache.getStaleLarge(key);
    if (stale === undefined) return false;
    reads.inc({ outcome: 'stale' });
    sendLarge(stale, preferencesOf(request), response, ['x-cache', 'stale', ...named]);
    return true;
  }

  isBegun(key: string): boolean {
    return this.makings.has(key);
  }

  /** `again` handles the request as if it had just arrived. */
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
      this.coalesce(this.begin(key, request, make), request, response);
      return;
    }
    reads.inc({ outcome: 'coalesced' });
    if (this.cache.changedSince(making.since, making.tags)) {
      void making.over.then(() => {
        if (!response.destroyed) again();
      });
    } else this.coalesce(making, request, response);
  }

  private coalesce({ begun }: Making, request: IncomingMessage, response: ServerResponse): void {
    const preferences = preferencesOf(request);
    const sent = begun.then((answer) => {
      if (answer === 'broken') response.destroy();
      else if ('response' in answer) sendFresh(answer.response, preferences, response);
      else {
        clearHeaders(response);
        sendLarge(answer, preferences, response, ['x-cache', 'miss']);
      }
    });
    endOnError(sent, response, this.options.report);
  }

  private begin(key: string, request: IncomingMessage, make: RequestListener): Making {
    const since = this.cache.begin();
    const { request: madeRequest, response: madeResponse } = detachedRequest(request);
    const making: Making = { since, begun: Promise.resolve('broken'), over: Promise.resolve() };
    making.over = new Promise((isOver) => {
      const end = (): void => {
        if (this.makings.get(key) === making) this.makings.delete(key);
        isOver();
      };
      making.begun = new Promise((resolve) => {
        const captured = captureResponse(madeResponse, (first) => {
          resolve(this.pass(key, making, first, madeResponse, end));
        });
        void captured.then((whole) => {
          if (whole === 'streaming') return;
          resolve(whole === 'abandoned' ? 'broken' : this.finish(key, whole, since, madeResponse));
          // Metrics and traces end with this event.
          if (whole !== 'abandoned') madeResponse.emit('close');
          end();
        });
      });
    });
    this.makings.set(key, making);
    make(madeRequest, madeResponse);
    return making;
  }

  private finish(
    key: string,
    whole: Captured,
    since: Beginning,
    madeResponse: ServerResponse,
  ): FinishedResponse {
    const finished = finishResponse(whole, shownOf(madeResponse), this.options);
    if (finished.tags === undefined) stores.inc({ outcome: 'unfit' });
    else {
      const isStored = this.cache.store(key, finished.response, finished.tags, since);
      stores.inc({ outcome: isStored ? 'stored' : 'changed' });
    }
    return finished;
  }

  /** A response too long for one buffer: waiting clients receive it while it is made. */
  private pass(
    key: string,
    making: Making,
    first: Captured,
    madeResponse: ServerResponse,
    end: () => void,
  ): LargeResponse {
    const shown = shownOf(madeResponse);
    const { headers, isShared } = finishHead(first, shown, this.options);
    const { response, ended } = makeLarge(madeResponse, { ...first, headers }, shown, this.cache);
    making.tags = response.tags;
    response.body.onRelease = end;
    // Releases the body a turn later, when the waiting requests have begun to read it.
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
