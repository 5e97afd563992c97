import { describe, it } from 'vitest';
import { RuleTester } from 'eslint';
import { typedSqlParameters } from './typed-sql-parameters.mjs';

RuleTester.describe = describe;
RuleTester.it = it;
RuleTester.itOnly = it.only;

new RuleTester().run('typed-sql-parameters', typedSqlParameters, {
  valid: [
    "query('SELECT coalesce($1::text, name) FROM t WHERE id = $2');",
    "query('SELECT coalesce((SELECT a FROM t WHERE id = $1), 0), coalesce(lower($1), name)');",
    'query(`SELECT make_interval(secs => $1::float8), least($2::int, ${limit}), greatest( $3 ::int, 0)`);',
    "const price = 'coalesce, at least $1';",
  ],
  invalid: [
    { code: "query('SELECT make_interval(secs => coalesce($3, 0))');", errors: 1 },
    { code: 'query(`SELECT make_interval(secs => $1)`);', errors: 1 },
    { code: "query('SELECT LEAST ($1, $12::int, $2 * 5)');", errors: 2 },
    { code: 'query(`SELECT greatest(${column}, $1)`);', errors: 1 },
  ],
});
