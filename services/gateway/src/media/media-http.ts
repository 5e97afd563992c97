import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { GatewayConfig } from '../config.js';
import { Upstream, type UpstreamAnswer, type UpstreamRequest } from '../front-door/upstream.js';

const CONNECTIONS = 128;
const CONNECT_LIMIT_MS = 2_000;
/** Re-encoding a large upload takes a while. */
const ANSWER_LIMIT_MS = 30_000;

/** Media's own HTTP: bytes of files never travel over NATS. */
@Injectable()
export class MediaHttp implements OnApplicationShutdown {
  private readonly media: Upstream;

  constructor(@Inject(CONFIG) config: GatewayConfig) {
    this.media = new Upstream(config.MEDIA_URL, {
      connections: CONNECTIONS,
      connectLimitMs: CONNECT_LIMIT_MS,
      answerLimitMs: ANSWER_LIMIT_MS,
    });
  }

  request(asked: UpstreamRequest): Promise<UpstreamAnswer> {
    return this.media.request(asked);
  }

  onApplicationShutdown(): void {
    this.media.close();
  }
}
