import { createHash, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@manzil/service-kit/errors';
import { actAsCaller } from '@manzil/messaging/request-context';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { MediaConfig } from '../config.js';

/** Allows uploads by the gateway only, which authenticates its callers. */
@Injectable()
export class UploadTokenGuard implements CanActivate {
  constructor(
    @Inject(CONFIG)
    private readonly config: Pick<MediaConfig, 'MEDIA_UPLOAD_TOKEN' | 'MEDIA_UPLOAD_TOKEN_PREVIOUS'>,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const given = request.headers.authorization ?? '';
    const { MEDIA_UPLOAD_TOKEN, MEDIA_UPLOAD_TOKEN_PREVIOUS } = this.config;
    const isProof = (token: string | undefined): boolean =>
      token !== undefined && timingSafeEqual(digest(given), digest(`Bearer ${token}`));
    if (![MEDIA_UPLOAD_TOKEN, MEDIA_UPLOAD_TOKEN_PREVIOUS].some(isProof)) {
      throw new DomainError('FORBIDDEN', 'Files are handed in through the site only');
    }
    actAsCaller((name) => request.get(name));
    return true;
  }
}

/** Gives both sides the same length, so that the comparison takes constant time. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
