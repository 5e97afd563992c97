import type { OwnSession } from '@manzil/contracts/gateway/member';
import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { CurrentActor, type Actor } from './actor.js';
import { CurrentSession } from './current-session.js';
import { EndSession } from './end-session.js';
import { idParamSchema } from './id-param.js';
import { Sessions, type ActiveSession } from './sessions.js';

/** Where the member who asks is logged in. */
@Controller('api/sessions')
export class OwnSessionsController {
  constructor(
    private readonly sessions: Sessions,
    private readonly endSession: EndSession,
  ) {}

  @Get()
  async list(
    @CurrentSession() { id: current, memberId }: ActiveSession,
  ): Promise<{ sessions: OwnSession[] }> {
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

  @Delete(':id')
  @HttpCode(204)
  async end(@Param('id', { schema: idParamSchema }) id: string, @CurrentActor() actor: Actor): Promise<void> {
    await this.endSession.execute(id, actor);
  }
}
