import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A page of each member of the team, and the author and category of each post. */
export class AddAdvisersAndAuthors1795400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE team_member
        ADD slug text,
        ADD brn text NOT NULL DEFAULT '',
        ADD languages jsonb NOT NULL DEFAULT '[]',
        ADD areas jsonb NOT NULL DEFAULT '[]',
        ADD phone text NOT NULL DEFAULT '',
        ADD whatsapp text NOT NULL DEFAULT '',
        ADD about text NOT NULL DEFAULT ''`);
    // The id distinguishes members of the same name, and makes a path for a name without Latin letters.
    await runner.query(`
      UPDATE team_member SET slug = named.slug FROM (
        SELECT id, CASE
          WHEN base = '' THEN 'adviser-' || id
          WHEN row_number() OVER (PARTITION BY base ORDER BY deleted_at NULLS FIRST, id) = 1 THEN base
          ELSE base || '-' || id
        END AS slug
        FROM (
          SELECT id, deleted_at, left(trim('-' FROM regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g')), 100) AS base
          FROM team_member
        ) AS bases
      ) AS named WHERE named.id = team_member.id`);
    // A replica of the previous release goes on adding members while this one starts.
    await runner.query(`
      ALTER TABLE team_member
        ALTER slug SET DEFAULT 'adviser-' || substr(gen_random_uuid()::text, 1, 8),
        ALTER slug SET NOT NULL`);
    await runner.query('CREATE UNIQUE INDEX team_member_slug ON team_member (slug) WHERE deleted_at IS NULL');
    await runner.query(`
      ALTER TABLE blog_post
        ADD author text NOT NULL DEFAULT '',
        ADD category text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blog_post DROP author, DROP category');
    await runner.query('DROP INDEX team_member_slug');
    await runner.query(`
      ALTER TABLE team_member DROP slug, DROP brn, DROP languages, DROP areas, DROP phone, DROP whatsapp,
        DROP about`);
  }
}
