import { CONFIG, LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { z } from 'zod';
import type { GatewayConfig } from '../../config.js';
import { Member } from '../members/member.entity.js';
import { SingleUseTokens } from './single-use-tokens.js';
import { hashPassword } from './password.js';

const FIRST_ADMIN_LOCK = 0x61646d; // "adm"
const LINK_HOURS = 24;
const HOW_TO_GET_IN = 'node services/gateway/dist/reset-password.js <username>';

/**
 * Creates the first member from the configuration if there is none. Without a configured password, the log contains a
 * single-use link that expires, with which the admin chooses one. Replicas that start together create one member.
 */
@Injectable()
export class CreateFirstAdmin {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SingleUseTokens,
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  async create(): Promise<void> {
    if (await this.dataSource.manager.exists(Member)) {
      await this.warnIfNobodyCanLogIn();
      return;
    }
    const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password, PUBLIC_URL } = this.config;
    const passwordHash = password === undefined ? null : await hashPassword(password);
    const created = await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [FIRST_ADMIN_LOCK]);
      if (await manager.exists(Member)) return undefined;
      const member = manager.create(Member, {
        username,
        email: z.email().safeParse(username).data ?? null,
        passwordHash,
        role: 'admin',
      });
      await manager.insert(Member, member);
      const isInvited = passwordHash === null;
      return {
        link: isInvited ? await this.links.issue(manager, member.id, 'invite', LINK_HOURS) : undefined,
      };
    });
    if (created === undefined) return;
    this.logger.info({ username }, 'the first admin was created');
    if (created.link === undefined) return;
    const { token, expiresAt } = created.link;
    this.logger.warn(
      {
        username,
        link: new URL(`/password/${token}`, PUBLIC_URL).href,
        expiresAt,
        afterwards: HOW_TO_GET_IN,
      },
      'no ADMIN_PASSWORD was given: choose one at this link',
    );
  }

  private async warnIfNobodyCanLogIn(): Promise<void> {
    const able = { role: 'admin', passwordHash: Not(IsNull()), disabledAt: IsNull() } as const;
    if (await this.dataSource.manager.exists(Member, { where: able })) return;
    this.logger.warn(
      { command: HOW_TO_GET_IN },
      'no admin can log in: the command prints a link to choose a password',
    );
  }
}
