import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tags of posts, what search engines and social networks show of them, and the homes below them. */
export class AddPostDetails1798720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE blog_post
        ADD tags text[] NOT NULL DEFAULT '{}',
        ADD seo_title text NOT NULL DEFAULT '',
        ADD seo_description text NOT NULL DEFAULT '',
        ADD social_image text,
        ADD related_homes jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE blog_post DROP tags, DROP seo_title, DROP seo_description, DROP social_image, DROP related_homes',
    );
  }
}
