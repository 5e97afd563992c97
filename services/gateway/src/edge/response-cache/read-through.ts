import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '@manzil/messaging/request-context';
import { countHit, reads, stores } from './cache-metrics.js';
import { captureResponse, type Captured } from './capture-response.js';
import { finishResponse, type FinishedResponse, type FinishOptions } from './finish-response.js';
import { LargeReads } from './large/large-reads.js';
import type { Beginning, ResponseCache } from './response-cache.js';
import {
  clearHeaders,
  endOnError,
  preferencesOf,
  sendFresh,
  sendResponse,
  type Preferences,
} from './send-response.js';
import { withStaleNote } from './stale-note.js';
import { shownOf } from '../../http/response-tags.js';

export interface Read {
  key: string;
  /** A page, which is made of other reads. */
  isPage: boolean;
  /** Long or expensive to make. */
  isLarge?: boolean;
  /** Whether the caller gets a stale response rather than an error. */
  acceptsStale?: boolean;
}

type Outcome = FinishedResponse | 'streaming' | 'abandoned';

interface InFlight {
  since: Beginning;
  outcome: Promise<Outcome>;
}

/**
 * Answers public reads from {@link ResponseCache}, and makes a missing response once for all concurrent requests. A
 * request that comes after an invalidation never gets a response that was begun before it. While a response cannot be
 * made, callers that accept it get the stale one.
 */
export class ReadThrough {
  private readonly inFlight = new Map<string, InFlight>();
  private readonly large: LargeReads;

  constructor(
    private readonly cache: ResponseCache,
    private readonly options: FinishOptions,
  ) {
    this.large = new LargeReads(cache, options);
  }

  /**
   * Sends the response cached under the key and returns true, or returns false. `requestId` is sent with it; without
   * one, the header that is set on the response.
   */
  answerCached(key: string, request: IncomingMessage, response: ServerResponse, requestId?: string): boolean {
    const cached = this.cache.get(key);
    const named = requestId === undefined ? [] : [REQUEST_ID_HEADER, requestId];
    if (cached === undefined) return this.large.answerCached(key, request, response, named);
    countHit();
    sendResponse(cached, preferencesOf(request), response, ['x-cache', 'hit', ...named]);
    return true;
  }

  /**
   * While all responses are stale because events do not arrive, sends the one under the key and returns true: without
   * NATS none can be made.
   */
  answerStale(
    { key, acceptsStale = false }: Read,
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): boolean {
    if (!acceptsStale || !this.cache.isStale) return false;
    const named = [REQUEST_ID_HEADER, requestId];
    return (
      this.sendStale(key, preferencesOf(request), response, named) ||
      this.large.answerStale(key, request, response, named)
    );
  }

  /** Returns true when a response that begins now may be made of slightly stale data. */
  get mayBeginStale(): boolean {
    return this.cache.isSettled;
  }

  /** Returns true when a request would start making a response that is not in flight already. */
  wouldMake({ key, isLarge }: Read): boolean {
    if (isLarge === true) return !this.large.isBegun(key);
    const made = this.inFlight.get(key);
    return made === undefined || this.cache.changedSince(made.since);
  }

  handle(read: Read, request: IncomingMessage, response: ServerResponse, make: RequestListener): void {
    if (this.answerCached(read.key, request, response)) return;
    if (read.isLarge === true) {
      this.large.handle(read.key, request, response, make, () => {
        this.handle(read, request, response, make);
      });
      return;
    }
    const preferences = preferencesOf(request);
    const made = this.inFlight.get(read.key);
    // Its tags are known only when it is made: until then any invalidation may concern it.
    if (made === undefined || this.cache.changedSince(made.since)) {
      reads.inc({ outcome: 'miss' });
      this.make(read, preferences, request, response, make);
    } else {
      reads.inc({ outcome: 'coalesced' });
      const shared = made.outcome.then((outcome) => {
        this.share(outcome, read, preferences, request, response, make);
      });
      endOnError(shared, response, this.options.report);
    }
  }

  private make(
    read: Read,
    preferences: Preferences,
    request: IncomingMessage,
    response: ServerResponse,
    make: RequestListener,
  ): void {
    const since = this.cache.begin();
    const outcome = captureResponse(response).then((captured): Outcome => {
      if (this.inFlight.get(read.key)?.since === since) this.inFlight.delete(read.key);
      return typeof captured === 'string' ? captured : this.finish(captured, read, since, response);
    });
    this.inFlight.set(read.key, { since, outcome });
    const sent = outcome.then((finished) => {
      if (typeof finished !== 'object') return;
      if (this.sendStaleInstead(finished, read, preferences, response)) return;
      sendFresh(finished.response, preferences, response);
    });
    endOnError(sent, response, this.options.report);
    make(asPlainGet(request), response);
  }

  /** A request that waited gets the response of the one in flight, unless that may only be sent to one client. */
  private share(
    outcome: Outcome,
    read: Read,
    preferences: Preferences,
    request: IncomingMessage,
    response: ServerResponse,
    make: RequestListener,
  ): void {
    if (typeof outcome === 'object' && this.sendStaleInstead(outcome, read, preferences, response)) return;
    if (typeof outcome === 'object' && (outcome.tags !== undefined || outcome.response.status >= 400)) {
      sendFresh(outcome.response, preferences, response);
    } else if (outcome === 'abandoned') {
      this.handle(read, request, response, make);
    } else {
      make(request, response);
    }
  }

  /** Sends the stale response, if there is one, instead of a failure or a page without a part. */
  private sendStaleInstead(
    { response: made, tags }: FinishedResponse,
    { key, acceptsStale = false }: Read,
    preferences: Preferences,
    response: ServerResponse,
  ): boolean {
    if (!acceptsStale || tags !== undefined || !isUnwell(made)) return false;
    return this.sendStale(key, preferences, response, []);
  }

  private sendStale(
    key: string,
    preferences: Preferences,
    response: ServerResponse,
    named: readonly string[],
  ): boolean {
    const stale = this.cache.getStale(key);
    if (stale === undefined) return false;
    reads.inc({ outcome: 'stale' });
    clearHeaders(response);
    const sent = withStaleNote(stale).then((noted) => {
      sendResponse(noted, preferences, response, ['x-cache', 'stale', ...named]);
    });
    endOnError(sent, response, this.options.report);
    return true;
  }

  private finish(
    captured: Captured,
    read: Read,
    since: Beginning,
    response: ServerResponse,
  ): FinishedResponse {
    const finished = finishResponse(captured, shownOf(response), this.options);
    if (!read.isPage && finished.tags === undefined && isUnwell(captured)) this.cache.noteIncomplete();
    stores.inc({ outcome: this.store(finished, read, since) });
    return finished;
  }

  private store(
    { response, tags }: FinishedResponse,
    read: Read,
    since: Beginning,
  ): 'stored' | 'changed' | 'unfit' {
    if (tags === undefined || (read.isPage && this.cache.incompleteSince(since))) return 'unfit';
    return this.cache.store(read.key, response, tags, since) ? 'stored' : 'changed';
  }
}

/** A failure, or a response without a part, which is marked no-store. */
const isUnwell = ({ status }: { status: number }): boolean => status === 200 || status >= 500;

/** Makes the complete response, because others may get it too. */
function asPlainGet(request: IncomingMessage): IncomingMessage {
  request.method = 'GET';
  for (const name of ['if-none-match', 'if-modified-since', 'if-range', 'range']) {
    Reflect.deleteProperty(request.headers, name);
  }
  return request;
}
