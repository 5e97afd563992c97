import type { ServerResponse } from 'node:http';
import type { Endpoint } from '@manzil/contracts/http/endpoint';
import { EncodedJson } from '@manzil/service-kit/encoded-json';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { catchError, map, throwError, type Observable } from 'rxjs';
import { EndpointRegistry } from './endpoint-registry.js';
import { doNotCacheUnless, setShown } from './response-tags.js';

type Cached = NonNullable<Endpoint['cached']>;

/** Tags each response of a cached endpoint, by its parameters and by its content. */
@Injectable()
export class TagResponses implements NestInterceptor {
  constructor(private readonly endpoints: EndpointRegistry) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const { path } = request.route as { path: string };
    const cached = this.endpoints.find(request.method, path)?.cached;
    if (cached === undefined) return next.handle().pipe(map(decoded));
    const params = request.params as Record<string, string>;
    const query = request.query as Record<string, unknown>;
    return next.handle().pipe(
      map((value: unknown) => {
        showCached(response, cached, value, { params, query });
        return decoded(value);
      }),
      catchError((error: unknown) => {
        // A response for a missing record becomes stale when the record is created.
        setShown(response, { tags: cached.tagsOfNothing?.(params) ?? [] });
        return throwError(() => error);
      }),
    );
  }
}

/** Sets the tags of a response of a cached endpoint, and keeps a provisional one out of every cache. */
export function showCached(
  response: ServerResponse,
  cached: Cached,
  value: unknown,
  parameters: Parameters<Cached['tags']>[1],
): void {
  const outline = value instanceof EncodedJson ? value.outline : value;
  setShown(response, { tags: cached.tags(outline, parameters) });
  doNotCacheUnless(cached.isProvisional?.(outline) !== true, response);
}

const decoded = (value: unknown): unknown => (value instanceof EncodedJson ? value.parse() : value);
