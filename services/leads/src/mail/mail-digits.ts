import { siteSettingsOf } from '@manzil/contracts/content/site-settings';
import { showDocument } from '@manzil/contracts/http/content';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { writeDigits } from '../texts/wording.js';

/** The setting is not read again within this time, also when it could not be read. */
const FRESH_MS = 5_000;

/** Writes mail to visitors in the digits that staff have chosen for the pages. */
@Injectable()
export class MailDigits implements OnApplicationShutdown {
  private readAt = 0;

  constructor(private readonly rpc: RpcClient) {}

  /** The digits are state of the process, in which tests start another service. */
  onApplicationShutdown(): void {
    writeDigits(undefined);
  }

  async refresh(): Promise<void> {
    if (Date.now() - this.readAt < FRESH_MS) return;
    this.readAt = Date.now();
    try {
      const { fields } = await this.rpc.request(showDocument, { name: 'commondb' });
      writeDigits(siteSettingsOf(fields).digits);
    } catch {
      // The digits that were read last apply until content answers again.
    }
  }
}
