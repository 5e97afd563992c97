import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type Dispatcher } from 'undici';
import type { GatewayConfig } from '../config.js';

const CONNECTIONS = 128;
const CONNECT_LIMIT_MS = 2_000;
/** Re-encoding a large upload takes a while. */
const ANSWER_LIMIT_MS = 30_000;

/** Media's own HTTP: bytes of files never travel over NATS. */
@Injectable()
export class MediaHttp implements OnApplicationShutdown {
  private readonly media: Pool;

  constructor(@Inject(CONFIG) config: GatewayConfig) {
    this.media = new Pool(new URL(config.MEDIA_URL).origin, {
      connections: CONNECTIONS,
      connect: { timeout: CONNECT_LIMIT_MS },
      headersTimeout: ANSWER_LIMIT_MS,
      bodyTimeout: ANSWER_LIMIT_MS,
    });
  }

  request(options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> {
    return this.media.request(options);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.media.destroy();
  }
}
