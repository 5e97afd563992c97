import { REQUEST_ID_HEADER, runWithRequest } from '@manzil/messaging/request-context';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';

/** The request id of the gateway goes on into our logs; nothing of Express shows. */
export function configureHttp(app: NestExpressApplication): void {
  app.disable('x-powered-by');
  app.disable('etag');
  app.use((request: Request, _response: Response, next: NextFunction) => {
    runWithRequest(request.get(REQUEST_ID_HEADER), next);
  });
}
