import { REQUEST_ID_HEADER, runWithRequest } from '@manzil/messaging/request-context';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';

/** Takes the request id from the gateway's header, and removes the headers of Express. */
export function configureHttp(app: NestExpressApplication): void {
  app.disable('x-powered-by');
  app.disable('etag');
  app.use((request: Request, _response: Response, next: NextFunction) => {
    runWithRequest(request.get(REQUEST_ID_HEADER), next);
  });
}
