import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '@manzil/service-kit/request-context';
import { countHit, keeps, reads } from './cache-metrics.js';
import { captureResponse, type Captured } from './capture-response.js';
import { finishAnswer, type FinishedAnswer } from './finish-answer.js';
import { pageFactsOf } from './page-facts.js';
import type { Moment, ReadCache, Tag } from './read-cache.js';
import { sendAnswer, wishesOf, type Wishes } from './send-answer.js';

/** A longer answer is passed on as it comes and not kept, so that no answer is held whole however long. */
const LONGEST_KEPT = 1024 * 1024;

export interface Read {
  key: string;
  /** What the answer shows; without them the answer tells (pages). */
  tags?: readonly Tag[];
}

type Outcome = FinishedAnswer | 'streaming' | 'abandoned';

interface Flight {
  since: Moment;
  outcome: Promise<Outcome>;
}

/**
 * Answers public reads from {@link ReadCache}, and makes what is not there: once, however many ask for it at
 * the same moment. Whoever asks after a drop is never given an answer that was begun before it.
 */
export class ReadThrough {
  private readonly flights = new Map<string, Flight>();

  constructor(private readonly cache: ReadCache) {}

  /**
   * Answers with what is kept under the key, if something is. `requestId` is sent beside it; without one, what
   * is set on the response is.
   */
  answerKept(key: string, request: IncomingMessage, response: ServerResponse, requestId?: string): boolean {
    const kept = this.cache.get(key);
    if (kept === undefined) return false;
    countHit();
    const named = requestId === undefined ? [] : [REQUEST_ID_HEADER, requestId];
    sendAnswer(kept, wishesOf(request), response, ['x-cache', 'hit', ...named]);
    return true;
  }

  handle(read: Read, request: IncomingMessage, response: ServerResponse, make: RequestListener): void {
    if (this.answerKept(read.key, request, response)) return;
    const wishes = wishesOf(request);
    const flight = this.flights.get(read.key);
    if (flight === undefined || this.cache.changedSince(flight.since, read.tags)) {
      reads.inc({ outcome: 'miss' });
      this.lead(read, wishes, request, response, make);
    } else {
      reads.inc({ outcome: 'joined' });
      void flight.outcome.then((outcome) => {
        this.follow(outcome, read, wishes, request, response, make);
      });
    }
  }

  private lead(
    read: Read,
    wishes: Wishes,
    request: IncomingMessage,
    response: ServerResponse,
    make: RequestListener,
  ): void {
    const since = this.cache.begin();
    const outcome = captureResponse(response, LONGEST_KEPT).then((captured): Outcome => {
      if (this.flights.get(read.key)?.since === since) this.flights.delete(read.key);
      return typeof captured === 'string' ? captured : this.finish(captured, read, since, response);
    });
    this.flights.set(read.key, { since, outcome });
    void outcome.then((finished) => {
      if (typeof finished === 'object') sendFresh(finished, wishes, response);
    });
    make(asPlainGet(request), response);
  }

  /** What the one who was waited for got is good for those who waited, if it is good for more than one. */
  private follow(
    outcome: Outcome,
    read: Read,
    wishes: Wishes,
    request: IncomingMessage,
    response: ServerResponse,
    make: RequestListener,
  ): void {
    if (typeof outcome === 'object' && (outcome.tags !== undefined || outcome.answer.status >= 400)) {
      sendFresh(outcome, wishes, response);
    } else if (outcome === 'abandoned') {
      this.handle(read, request, response, make);
    } else {
      make(request, response);
    }
  }

  private finish(captured: Captured, read: Read, since: Moment, response: ServerResponse): FinishedAnswer {
    const page = pageFactsOf(response);
    const finished = finishAnswer(captured, read.tags ?? page?.tags, page);
    if (read.tags !== undefined && finished.tags === undefined && isUnwell(captured))
      this.cache.noteIncomplete();
    keeps.inc({ outcome: this.keep(finished, read, since) });
    return finished;
  }

  private keep({ answer, tags }: FinishedAnswer, read: Read, since: Moment): 'kept' | 'changed' | 'unfit' {
    if (tags === undefined || (read.tags === undefined && this.cache.incompleteSince(since))) return 'unfit';
    return this.cache.keep(read.key, answer, tags, since) ? 'kept' : 'changed';
  }
}

/** A failure, or an answer that says itself that it is not to be kept because a part is missing. */
const isUnwell = ({ status }: Captured): boolean => status === 200 || status >= 500;

function sendFresh({ answer }: FinishedAnswer, wishes: Wishes, response: ServerResponse): void {
  // The headers of whoever made it are in the answer; set ones would be sent beside them.
  for (const name of response.getHeaderNames()) if (name !== REQUEST_ID_HEADER) response.removeHeader(name);
  sendAnswer(answer, wishes, response, ['x-cache', 'miss']);
}

/** What is made is made for all: the whole, whatever this one visitor has of it already. */
function asPlainGet(request: IncomingMessage): IncomingMessage {
  request.method = 'GET';
  for (const name of ['if-none-match', 'if-modified-since', 'if-range', 'range']) {
    Reflect.deleteProperty(request.headers, name);
  }
  return request;
}
