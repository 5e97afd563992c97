import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { catchError, tap, throwError, type Observable } from 'rxjs';
import { EndpointRegistry } from './endpoint-registry.js';
import { setShown } from './response-tags.js';

/** Says of each response of a cached endpoint what it shows, by its parameters and by what is returned. */
@Injectable()
export class TagResponses implements NestInterceptor {
  constructor(private readonly endpoints: EndpointRegistry) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const { path } = request.route as { path: string };
    const cached = this.endpoints.find(request.method, path)?.cached;
    if (cached === undefined) return next.handle();
    const params = request.params as Record<string, string>;
    const query = request.query as Record<string, unknown>;
    return next.handle().pipe(
      tap((value: unknown) => {
        setShown(response, { tags: cached.tags(value, { params, query }) });
      }),
      catchError((error: unknown) => {
        // Nothing there is something shown as well: a page that goes on without it is stale once there is.
        setShown(response, { tags: cached.tagsOfNothing?.(params) ?? [] });
        return throwError(() => error);
      }),
    );
  }
}
