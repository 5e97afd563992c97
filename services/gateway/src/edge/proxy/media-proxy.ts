import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { GatewayConfig } from '../../config.js';
import { MediaHttp, type UpstreamRequest, type UpstreamResponse } from '../../http/ports.js';
import { Upstream } from './upstream.js';

const CONNECTIONS = 128;
const CONNECT_LIMIT_MS = 2_000;
/** Re-encoding a large upload takes a while. */
const RESPONSE_LIMIT_MS = 30_000;

@Injectable()
export class MediaProxy extends MediaHttp implements OnApplicationShutdown {
  private readonly media: Upstream;

  constructor(@Inject(CONFIG) config: GatewayConfig) {
    super();
    this.media = new Upstream(config.MEDIA_URL, {
      connections: CONNECTIONS,
      connectLimitMs: CONNECT_LIMIT_MS,
      responseLimitMs: RESPONSE_LIMIT_MS,
    });
  }

  request(request: UpstreamRequest): Promise<UpstreamResponse> {
    return this.media.request(request);
  }

  onApplicationShutdown(): void {
    this.media.close();
  }
}
