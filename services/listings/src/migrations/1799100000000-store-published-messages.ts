import { addPublishedMessages, dropPublishedMessages } from '@manzil/messaging/outbox/messaging-tables';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StorePublishedMessages1799100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addPublishedMessages(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropPublishedMessages(runner);
  }
}
