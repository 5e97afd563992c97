import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '@manzil/messaging/request-context';
import { countHit, reads, stores } from './cache-metrics.js';
import { captureResponse, type Captured } from './capture-response.js';
import { finishResponse, type FinishedResponse } from './finish-response.js';
import type { Sequence } from './invalidations.js';
import type { ResponseCache } from './response-cache.js';
import { preferencesOf, sendResponse, type Preferences } from './send-response.js';
import { shownOf } from './shown-tags.js';

/** A longer response is passed on as it comes and not cached, so that none is held whole however long. */
const LONGEST_CACHED = 1024 * 1024;

export interface Read {
  key: string;
  /** A page, which is made of other reads. */
  isPage: boolean;
}

type Outcome = FinishedResponse | 'streaming' | 'abandoned';

interface InFlight {
  since: Sequence;
  outcome: Promise<Outcome>;
}

/**
 * Answers public reads from {@link ResponseCache}, and makes what is not there: once, however many request it at
 * the same time. A request that comes after an invalidation is never answered with what was begun before it.
 */
export class ReadThrough {
  private readonly inFlight = new Map<string, InFlight>();

  constructor(
    private readonly cache: ResponseCache,
    private readonly options: { surrogateKeys: boolean },
  ) {}

  /**
   * Answers with what is cached under the key, if something is. `requestId` is sent beside it; without one, what
   * is set on the response is.
   */
  answerCached(key: string, request: IncomingMessage, response: ServerResponse, requestId?: string): boolean {
    const cached = this.cache.get(key);
    if (cached === undefined) return false;
    countHit();
    const named = requestId === undefined ? [] : [REQUEST_ID_HEADER, requestId];
    sendResponse(cached, preferencesOf(request), response, ['x-cache', 'hit', ...named]);
    return true;
  }

  handle(read: Read, request: IncomingMessage, response: ServerResponse, make: RequestListener): void {
    if (this.answerCached(read.key, request, response)) return;
    const preferences = preferencesOf(request);
    const made = this.inFlight.get(read.key);
    // What it shows is known only when it is made: until then any invalidation may concern it.
    if (made === undefined || this.cache.changedSince(made.since)) {
      reads.inc({ outcome: 'miss' });
      this.make(read, preferences, request, response, make);
    } else {
      reads.inc({ outcome: 'coalesced' });
      void made.outcome.then((outcome) => {
        this.share(outcome, read, preferences, request, response, make);
      });
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
    const outcome = captureResponse(response, LONGEST_CACHED).then((captured): Outcome => {
      if (this.inFlight.get(read.key)?.since === since) this.inFlight.delete(read.key);
      return typeof captured === 'string' ? captured : this.finish(captured, read, since, response);
    });
    this.inFlight.set(read.key, { since, outcome });
    void outcome.then((finished) => {
      if (typeof finished === 'object') sendFresh(finished, preferences, response);
    });
    make(asPlainGet(request), response);
  }

  /** What the request that was waited for got is good for those that waited, if it is good for more than one. */
  private share(
    outcome: Outcome,
    read: Read,
    preferences: Preferences,
    request: IncomingMessage,
    response: ServerResponse,
    make: RequestListener,
  ): void {
    if (typeof outcome === 'object' && (outcome.tags !== undefined || outcome.response.status >= 400)) {
      sendFresh(outcome, preferences, response);
    } else if (outcome === 'abandoned') {
      this.handle(read, request, response, make);
    } else {
      make(request, response);
    }
  }

  private finish(
    captured: Captured,
    read: Read,
    since: Sequence,
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
    since: Sequence,
  ): 'stored' | 'changed' | 'unfit' {
    if (tags === undefined || (read.isPage && this.cache.incompleteSince(since))) return 'unfit';
    return this.cache.store(read.key, response, tags, since) ? 'stored' : 'changed';
  }
}

/** A failure, or a response that says itself that it is not to be cached because a part is missing. */
const isUnwell = ({ status }: Captured): boolean => status === 200 || status >= 500;

function sendFresh(
  { response: finished }: FinishedResponse,
  preferences: Preferences,
  response: ServerResponse,
): void {
  // The headers of the one that was made are in the finished response; set ones would be sent beside them.
  for (const name of response.getHeaderNames()) if (name !== REQUEST_ID_HEADER) response.removeHeader(name);
  sendResponse(finished, preferences, response, ['x-cache', 'miss']);
}

/** What is made is made for all: the whole, whatever this one visitor has of it already. */
function asPlainGet(request: IncomingMessage): IncomingMessage {
  request.method = 'GET';
  for (const name of ['if-none-match', 'if-modified-since', 'if-range', 'range']) {
    Reflect.deleteProperty(request.headers, name);
  }
  return request;
}
