import { randomBytes } from 'node:crypto';
import { CONFIG, LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GatewayConfig } from '../config.js';
import { Member } from './member.entity.js';
import { hashPassword } from './password.js';

const FIRST_ADMIN_LOCK = 0x61646d; // "adm"

/**
 * Makes the first member while there is none, from the configuration. Without a password there one is
 * generated and told once, in the log. Replicas that start together make one member.
 */
@Injectable()
export class CreateFirstAdmin {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  async execute(): Promise<void> {
    if (await this.dataSource.manager.exists(Member)) return;
    const given = this.config.ADMIN_PASSWORD;
    const password = given ?? randomBytes(12).toString('base64url');
    const passwordHash = await hashPassword(password);
    const username = this.config.ADMIN_USERNAME;
    const created = await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [FIRST_ADMIN_LOCK]);
      if (await manager.exists(Member)) return false;
      await manager.insert(Member, { username, passwordHash, role: 'admin' });
      return true;
    });
    if (!created) return;
    this.logger.info({ username }, 'the first admin was created');
    if (given === undefined)
      this.logger.warn({ username, password }, 'no ADMIN_PASSWORD was given: this one was made');
  }
}
