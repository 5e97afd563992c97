import type { IncomingMessage, ServerResponse } from 'node:http';
import { TOO_MANY_PAGES_TEXT, TOO_MANY_PAGES_TITLE } from '@manzil/contracts/gateway/messages';
import { currentRequestId } from '@manzil/messaging/request-context';
import { DomainError } from '@manzil/service-kit/errors';
import type { RefusalLog } from '../http/ports.js';
import { plainPage } from './proxy/plain-page.js';
import { toProblem } from '../http/problems/problem.js';
import type { MissBudget } from './miss-budget.js';
import type { ResolvedRoute } from './resolve-route.js';

/** Account checks of the edge, based on the Cookie header of a request. */
export interface MemberCheck {
  /** Returns true for a session cookie, valid or not: responses may differ by it. */
  hasSessionCookie(cookie: string | undefined): boolean;
  isMember(cookie: string | undefined): Promise<boolean>;
}

interface Parts {
  budget: MissBudget;
  /** The network address of a request, as far as proxies are trusted. */
  addressOf: (request: IncomingMessage) => string;
  members: MemberCheck;
  refusals: RefusalLog;
  /** Counts calls as well as pages; false where web sends its requests to the same port. */
  countsCalls: boolean;
}

/** Refuses visitors who request more pages and searches than a person needs. Members are not limited. */
export class LimitMisses {
  constructor(private readonly parts: Parts) {}

  /** Counts a request before `proceed`, or responds with 429 instead. */
  admit(route: ResolvedRoute, request: IncomingMessage, response: ServerResponse, proceed: () => void): void {
    if (!this.isCounted(route)) {
      proceed();
      return;
    }
    const visitor = this.parts.addressOf(request);
    const seconds = this.parts.budget.take(visitor);
    if (seconds === undefined) proceed();
    else
      void this.isMember(request).then((isMember) => {
        if (response.destroyed) return;
        if (isMember) proceed();
        else this.refuse(route, visitor, seconds, request, response);
      });
  }

  private isCounted({ isPage, isBuilt, endpoint }: ResolvedRoute): boolean {
    if (isPage) return !isBuilt;
    return this.parts.countsCalls && (endpoint?.cached !== undefined || endpoint?.isLimited === true);
  }

  /** Called only when the budget is used up; a failed lookup is treated as a visitor. */
  private isMember({ headers }: IncomingMessage): Promise<boolean> {
    return this.parts.members.isMember(headers.cookie).catch(() => false);
  }

  private refuse(
    { isPage, endpoint }: ResolvedRoute,
    visitor: string,
    seconds: number,
    { method = 'GET' }: IncomingMessage,
    response: ServerResponse,
  ): void {
    const { status, headers, body } = isPage
      ? plainPage(429, { title: TOO_MANY_PAGES_TITLE, text: TOO_MANY_PAGES_TEXT, retryAfterSeconds: seconds })
      : problem(seconds);
    response.writeHead(status, headers).end(method === 'HEAD' ? undefined : body);
    void this.parts.refusals.record({
      action: 'rate-limited',
      route: `${method} ${isPage ? 'page' : (endpoint?.path ?? '')}`,
      address: visitor,
    });
  }
}

function problem(retryAfterSeconds: number): {
  status: number;
  headers: Record<string, string>;
  body: string;
} {
  const error = new DomainError('RATE_LIMITED', TOO_MANY_PAGES_TEXT, { details: { retryAfterSeconds } });
  const { status, headers, body } = toProblem(error, currentRequestId() ?? '');
  return { status, headers, body: JSON.stringify(body) };
}
