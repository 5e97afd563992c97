import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLLECTIONS = ['navigation_item', 'faq', 'team_member', 'testimonial', 'blog_post'];
const SINGLE = ['navigation_style', 'footer'];

/** Saves with a version and a name, deletion that can be taken back, posts with a time and old addresses. */
export class EditCollections1795000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [...COLLECTIONS, ...SINGLE]) {
      await runner.query(`
        ALTER TABLE ${table}
          ADD version integer NOT NULL DEFAULT 1 CHECK (version > 0),
          ADD updated_at timestamptz NOT NULL DEFAULT now(),
          ADD updated_by text NOT NULL DEFAULT ''`);
    }
    for (const table of COLLECTIONS) {
      await runner.query(`
        ALTER TABLE ${table}
          ADD deleted_at timestamptz,
          ADD deleted_by text,
          ADD CHECK ((deleted_at IS NULL) = (deleted_by IS NULL))`);
    }
    await runner.query("ALTER TABLE document ADD updated_by text NOT NULL DEFAULT ''");
    await runner.query(`
      ALTER TABLE team_member
        ADD focal_x smallint NOT NULL DEFAULT 50 CHECK (focal_x BETWEEN 0 AND 100),
        ADD focal_y smallint NOT NULL DEFAULT 50 CHECK (focal_y BETWEEN 0 AND 100)`);
    await runner.query('ALTER TABLE testimonial ADD position integer');
    await runner.query('UPDATE testimonial SET position = id');
    await runner.query('ALTER TABLE testimonial ALTER position SET NOT NULL');
    await changePosts(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE blog_post_old_slug');
    await runner.query('DELETE FROM blog_post WHERE deleted_at IS NOT NULL OR publish_at IS NULL');
    await runner.query('ALTER TABLE blog_post ADD date date');
    await runner.query(`UPDATE blog_post SET date = (publish_at AT TIME ZONE 'Asia/Dubai')::date`);
    await runner.query('DROP INDEX blog_post_slug, blog_post_newest, blog_post_due');
    await runner.query(`
      ALTER TABLE blog_post DROP publish_at, DROP state, ALTER date SET NOT NULL,
        ADD CONSTRAINT blog_post_slug_key UNIQUE (slug)`);
    await runner.query('CREATE INDEX blog_post_newest ON blog_post (date DESC, id DESC)');
    await runner.query('ALTER TABLE testimonial DROP position');
    await runner.query('ALTER TABLE team_member DROP focal_x, DROP focal_y');
    await runner.query('ALTER TABLE document DROP updated_by');
    for (const table of COLLECTIONS) {
      await runner.query(`DELETE FROM ${table} WHERE deleted_at IS NOT NULL`);
      await runner.query(`ALTER TABLE ${table} DROP deleted_at, DROP deleted_by`);
    }
    for (const table of [...COLLECTIONS, ...SINGLE])
      await runner.query(`ALTER TABLE ${table} DROP version, DROP updated_at, DROP updated_by`);
  }
}

async function changePosts(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE blog_post
      ADD state text NOT NULL DEFAULT 'published' CHECK (state IN ('draft', 'scheduled', 'published')),
      ADD publish_at timestamptz`);
  await runner.query(`UPDATE blog_post SET publish_at = date::timestamp AT TIME ZONE 'Asia/Dubai'`);
  await runner.query('DROP INDEX blog_post_newest');
  await runner.query(`
    ALTER TABLE blog_post DROP date, DROP CONSTRAINT blog_post_slug_key,
      ADD CHECK (state = 'draft' OR publish_at IS NOT NULL)`);
  await runner.query('CREATE UNIQUE INDEX blog_post_slug ON blog_post (slug) WHERE deleted_at IS NULL');
  await runner.query('CREATE INDEX blog_post_newest ON blog_post (publish_at DESC, id DESC)');
  await runner.query(`CREATE INDEX blog_post_due ON blog_post (publish_at) WHERE state = 'scheduled'`);
  await runner.query(`
    CREATE TABLE blog_post_old_slug (
      slug text PRIMARY KEY,
      post_id integer NOT NULL REFERENCES blog_post ON DELETE CASCADE
    )`);
  await runner.query('CREATE INDEX blog_post_old_slug_post ON blog_post_old_slug (post_id)');
}
