import { z } from 'zod';
import { NAMED_SCHEMAS } from './named-schemas.js';

export type JsonSchema = Record<string, unknown>;

const UNNAMED = z.registry<{ id?: string }>();

/** Definitions of the schemas that have a name, filled while others are described. */
export type Components = Map<string, JsonSchema>;

/** Describes the input that a caller sends; transforms are described by their input. */
export const describeInput = (schema: z.ZodType): JsonSchema =>
  withoutDialect(convert(schema, 'input', UNNAMED));

/** Describes an output. A schema with a name becomes a reference, and its definition goes to `components`. */
export function describeOutput(schema: z.ZodType, components: Components): JsonSchema {
  const { $defs = {}, ...described } = referToComponents(
    convert(schema, 'output', NAMED_SCHEMAS),
  ) as JsonSchema & {
    $defs?: Record<string, JsonSchema>;
  };
  for (const [name, definition] of Object.entries($defs)) components.set(name, withoutDialect(definition));
  const name = NAMED_SCHEMAS.get(schema)?.id;
  if (name === undefined) return withoutDialect(described);
  // `described` is only a reference; the definition was stored above.
  return { $ref: `#/components/schemas/${name}` };
}

const convert = (schema: z.ZodType, io: 'input' | 'output', metadata: typeof UNNAMED): JsonSchema =>
  z.toJSONSchema(schema, {
    io,
    metadata,
    unrepresentable: 'any',
    // A later version may add fields: only the present ones are promised.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });

function withoutDialect(schema: JsonSchema): JsonSchema {
  const { $schema: _dialect, id: _id, $id: _address, ...rest } = schema;
  return rest;
}

const referToComponents = (schema: JsonSchema): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
