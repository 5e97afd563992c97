import type { OwnSession } from '@manzil/contracts/gateway/member';
import * as http from '@manzil/contracts/http/accounts';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { EndSession } from './end-session.js';
import { Sessions } from './sessions.js';

/** The sessions of the calling member. */
@Controller()
export class OwnSessionsController {
  constructor(
    private readonly sessions: Sessions,
    private readonly endSession: EndSession,
  ) {}

  @Endpoint(http.listOwnSessions)
  async list({ session }: Input<typeof http.listOwnSessions>): Promise<{ sessions: OwnSession[] }> {
    const { id: current, memberId } = session;
    const records = await this.sessions.listOf(memberId);
    return {
      sessions: records.map(({ id, createdAt, expiresAt, address, userAgent }) => ({
        id,
        current: id === current,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        address,
        userAgent,
      })),
    };
  }

  @Endpoint(http.endOwnSession)
  async end({ params, actor }: Input<typeof http.endOwnSession>): Promise<void> {
    await this.endSession.end(params.id, actor);
  }
}
