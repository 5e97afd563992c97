import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Revisions of pages become versions, and pages are live until they are withdrawn. The table of revisions stays for the
 * release before, which goes on writing to it while this one starts and after a rollback.
 */
export class MovePageRevisions1796520000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE page ADD live boolean NOT NULL DEFAULT true');
    await runner.query(`
      INSERT INTO content_version (kind, entry_id, version, fields, published, saved_at, saved_by)
      SELECT 'page', page_id, version,
        jsonb_build_object('title', title, 'linkAddress', link_address, 'seoTitle', seo_title,
          'metaDescription', meta_description, 'keywords', keywords, 'html', html, 'css', css),
        true, saved_at, saved_by
      FROM page_revision
      ON CONFLICT DO NOTHING`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO page_revision (page_id, version, title, seo_title, meta_description, keywords, link_address, html, css,
        saved_at, saved_by)
      SELECT entry_id, version.version, fields->>'title', fields->>'seoTitle', fields->>'metaDescription',
        fields->>'keywords', fields->>'linkAddress', fields->>'html', fields->>'css', saved_at, saved_by
      FROM content_version AS version JOIN page ON page.id = entry_id
      WHERE kind = 'page'
      ON CONFLICT DO NOTHING`);
    await runner.query("DELETE FROM content_version WHERE kind = 'page'");
    await runner.query("DELETE FROM content_schedule WHERE kind = 'page'");
    await runner.query(
      `UPDATE page SET deleted_at = now(), deleted_by = 'withdrawn' WHERE NOT live AND deleted_at IS NULL`,
    );
    await runner.query('ALTER TABLE page DROP live');
  }
}
