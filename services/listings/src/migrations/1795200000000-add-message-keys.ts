import { addMessageKeys, dropMessageKeys } from '@manzil/messaging/outbox/messaging-tables';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddMessageKeys1795200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addMessageKeys(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropMessageKeys(runner);
  }
}
