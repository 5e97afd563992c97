/**
 * Functions whose arguments get one common type: a bare parameter takes the type of a literal beside it, such as
 * integer.
 */
const CALL = /\b(?:coalesce|least|greatest|make_interval)\s*\(/gi;
const PARAMETER = /\$\d+(?!\d)/y;

/**
 * Returns the parameters without a cast among the arguments that start at `start`; parameters of nested calls are
 * skipped.
 */
function untypedParameters(sql, start) {
  const found = [];
  for (let at = start, depth = 1; at < sql.length && depth > 0; at += 1) {
    if (sql[at] === '(') depth += 1;
    if (sql[at] === ')') depth -= 1;
    PARAMETER.lastIndex = at;
    const parameter = depth === 1 ? PARAMETER.exec(sql)?.[0] : undefined;
    if (parameter !== undefined && !/^\s*::/.test(sql.slice(at + parameter.length))) found.push(parameter);
  }
  return found;
}

/**
 * Requires a cast for each parameter that is an argument of `coalesce`, `least`, `greatest` or `make_interval`:
 * PostgreSQL infers the type of a bare one, and refuses 0.5 where it has inferred an integer.
 * @type {import('eslint').Rule.RuleModule}
 */
export const typedSqlParameters = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { untyped: '{{parameter}} in {{call}}…) needs a cast, such as {{parameter}}::int.' },
  },
  create(context) {
    const check = (node, sql) => {
      for (const { 0: call, index } of sql.matchAll(CALL)) {
        for (const parameter of untypedParameters(sql, index + call.length))
          context.report({ node, messageId: 'untyped', data: { parameter, call } });
      }
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral(node) {
        check(node, node.quasis.map(({ value }) => value.cooked ?? '').join(' '));
      },
    };
  },
};
