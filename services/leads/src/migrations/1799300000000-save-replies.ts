import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts that members start a reply to a lead from. */
export class SaveReplies1799300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_replies (
        single boolean NOT NULL DEFAULT true,
        replies jsonb NOT NULL,
        version integer NOT NULL,
        CONSTRAINT saved_replies_pkey PRIMARY KEY (single),
        CONSTRAINT saved_replies_one CHECK (single)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Entries stay as they are, so that the previous release would not know the kinds of these.
    await runner.query("DELETE FROM mail WHERE kind = 'lead-reply'");
    await runner.query('DROP TABLE saved_replies');
  }
}
