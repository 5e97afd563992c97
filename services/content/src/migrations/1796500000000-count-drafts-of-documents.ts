import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drafts of the texts of pages: visitors and consents go on seeing the number of the version that is published. */
export class CountDraftsOfDocuments1796500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE document
        ADD unseen_saves integer NOT NULL DEFAULT 0 CHECK (unseen_saves BETWEEN 0 AND version)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // A page of which there is nothing but a draft was never saved for the previous release.
    await runner.query('DELETE FROM document WHERE unseen_saves = version');
    await runner.query("DELETE FROM content_version WHERE kind = 'document'");
    await runner.query("DELETE FROM content_schedule WHERE kind = 'document'");
    await runner.query('ALTER TABLE document DROP unseen_saves');
  }
}
