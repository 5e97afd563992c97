import fc from 'fast-check';
import type { JsonSchema } from '../src/http/openapi/json-schema.js';

const CORPUS = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  '2147483648',
  '99999999999999999999999999',
  '00000000-0000-4000-8000-000000000000',
  '<mz-script>alert(1)</mz-script>',
  '"><mz-img src=x onerror=alert(1)>',
  "'; DROP TABLE member; --",
  "' OR '1'='1",
  '%',
  '_%_',
  '\\',
  '%00',
  '\u0000',
  '\ufeff',
  '\u202e',
  '\ud800',
  '👩‍👩‍👧‍👦',
  'ﷺ'.repeat(50),
  '../../../../etc/passwd',
  '..\\..\\',
  '/',
  '//evil.example',
  'javascript:alert(1)',
  '${7*7}{{7*7}}',
  '=HYPERLINK("http://evil.example")',
  '$(sleep 10)',
  '\r\nset-cookie: a=b',
  '(((((((((((((((((((a+)+)+)+)+)+)+)+',
  'a'.repeat(5_000),
  '2026-02-30',
  '2026-01-01',
];

/** Text from a malicious or unlucky sender. `<mz-` marks markup. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...CORPUS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

const anything = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 2 ** 53, [], {}, [[]], { $ne: 1 }, { length: 1e9 }),
);

/**
 * A value that a schema nearly allows: the right shape with some bad values, so that some requests pass the first
 * checks.
 */
export function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const near = nearly(schema);
  return fc.oneof({ weight: 6, arbitrary: near }, { weight: 1, arbitrary: anything });
}

function nearly(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { type, properties, items, prefixItems, anyOf, oneOf } = schema as {
    type?: string;
    properties?: Record<string, JsonSchema>;
    /** False when a tuple allows no further items. */
    items?: JsonSchema | false;
    prefixItems?: JsonSchema[];
    anyOf?: JsonSchema[];
    oneOf?: JsonSchema[];
  };
  if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...(schema.enum as unknown[]));
  if ('const' in schema) return fc.constant(schema.const);
  const choices = anyOf ?? oneOf;
  if (choices !== undefined && choices.length > 0) return fc.oneof(...choices.map(valueOf));
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(([name, each]) => [name, valueOf(each)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  }
  switch (type) {
    case 'object':
      return fc.dictionary(hostileText, anything, { maxKeys: 4 });
    case 'array':
      if (prefixItems !== undefined) return fc.tuple(...prefixItems.map(valueOf));
      return fc.array(valueOf(items === false ? {} : (items ?? {})), { maxLength: 4 });
    case 'integer':
    case 'number':
      return fc.oneof(
        fc.integer({ min: 0, max: 3 }),
        fc.integer(),
        fc.constantFrom(-1, 1.5, 2 ** 31, 2 ** 53),
      );
    case 'boolean':
      return fc.boolean();
    case 'string':
      return schema.format === 'uuid' ? fc.oneof(fc.uuid(), hostileText) : hostileText;
    default:
      return anything;
  }
}
