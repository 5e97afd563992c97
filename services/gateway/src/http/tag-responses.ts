import { EncodedJson } from '@manzil/service-kit/encoded-json';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { catchError, map, throwError, type Observable } from 'rxjs';
import { EndpointRegistry } from './endpoint-registry.js';
import { setShown } from './response-tags.js';

/** Tags each response of a cached endpoint with what it shows, by its parameters and by what is returned. */
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
        setShown(response, { tags: cached.tags(outlineOf(value), { params, query }) });
        return decoded(value);
      }),
      catchError((error: unknown) => {
        // A page that shows that something is missing becomes stale when it exists.
        setShown(response, { tags: cached.tagsOfNothing?.(params) ?? [] });
        return throwError(() => error);
      }),
    );
  }
}

/** What the tags of a returned value are made from. */
export const outlineOf = (value: unknown): unknown => (value instanceof EncodedJson ? value.outline : value);

const decoded = (value: unknown): unknown => (value instanceof EncodedJson ? value.parse() : value);
