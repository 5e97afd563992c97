import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members get a name, and an email of their own: at first the user name, where that is an address. */
export class NameMembers1799160000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE member ADD COLUMN name text NOT NULL DEFAULT '', ADD COLUMN email text");
    await runner.query(
      "UPDATE member SET email = username WHERE username ~ '^[^@\\s]+@[^@\\s]+[.][^@\\s]+$'",
    );
    await runner.query('CREATE UNIQUE INDEX member_email ON member (lower(email))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE member DROP COLUMN name, DROP COLUMN email');
  }
}
