import { z } from 'zod';
import { formTrapsSchema, isSentQuickly, isSpamSuspected } from '../../leads/form-traps.js';
import { DATA_MISSING } from '../../leads/messages.js';

/** Available in Node and in browsers. */
declare const crypto: { randomUUID(): string };

interface Wire<Own extends PropertyKey> {
  /** Wire names by contract name; other fields have the same name in both. */
  names?: Readonly<Partial<Record<Own, string>>>;
  /** Values of fields that the form omits, by contract name. */
  defaults?: Readonly<Partial<Record<Own, unknown>>>;
}

type Fields = Record<string, unknown>;

/** Set by the server only: suspected spam and quick submission. */
type ServerOnly = 'spamSuspected' | 'sentQuickly';

type NameOf<Own, W> = W extends { names: infer Names } ? (Own extends keyof Names ? Names[Own] : Own) : Own;

type MayBeLeftOut<W> = 'id' | (W extends { defaults: infer Defaults } ? keyof Defaults : never);

/** The fields of a form by wire name. */
type Described<Shape, W> = {
  [Own in Exclude<keyof Shape, ServerOnly> as NameOf<Own, W> & string]: Own extends MayBeLeftOut<W>
    ? Shape[Own] extends z.ZodType
      ? z.ZodOptional<Shape[Own]>
      : never
    : Shape[Own];
} & (typeof formTrapsSchema)['shape'];

/** Schemas of a public form: for parsing a submission, and for the API document. */
export const wireForm = <T extends z.ZodObject, const W extends Wire<keyof T['shape']>>(
  submission: T,
  wire: W,
) => ({
  schema: formBody(submission, wire),
  described: describedForm(submission, wire) as z.ZodObject<Described<T['shape'], W>>,
});

/**
 * Maps wire names to a submission of the contract. Adds an id if there is none, marks suspected spam when the trap
 * field is filled in, and marks a quick submission. Problems are reported under the wire names.
 */
const formBody = <T extends z.ZodObject>(schema: T, { names = {}, defaults = {} }: Wire<string>) =>
  z.record(z.string(), z.unknown(), { error: DATA_MISSING }).transform((body, context): z.output<T> => {
    const traps = formTrapsSchema.safeParse(body);
    const fields = { ...defaults, ...filled(withOwnNames(body, names)) };
    const submission = schema.safeParse({
      id: crypto.randomUUID(),
      ...fields,
      spamSuspected: traps.success && isSpamSuspected(traps.data),
      sentQuickly: traps.success && isSentQuickly(traps.data),
    });
    const issues = [...(traps.error?.issues ?? []), ...(submission.error?.issues ?? [])];
    for (const { path, message } of issues) {
      const [field = '', ...rest] = path;
      context.addIssue({ code: 'custom', message, path: [names[String(field)] ?? field, ...rest] });
    }
    return submission.success && issues.length === 0 ? submission.data : z.NEVER;
  });

/** The accepted fields, by wire name. */
function describedForm({ shape }: z.ZodObject, { names = {}, defaults = {} }: Wire<string>): z.ZodObject {
  const {
    spamSuspected: _spamSuspected,
    sentQuickly: _sentQuickly,
    ...fields
  } = shape as Record<string, z.ZodType>;
  const described = Object.entries(fields).map(([own, field]) => [
    names[own] ?? own,
    own === 'id' || own in defaults ? field.optional() : field,
  ]);
  return z.object({ ...Object.fromEntries(described), ...formTrapsSchema.shape });
}

/** Removes empty inputs, which browsers send as empty text or as null. */
const filled = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );

const withOwnNames = (body: Fields, names: Readonly<Partial<Record<string, string>>>): Fields => ({
  ...body,
  ...Object.fromEntries(Object.entries(names).map(([own, wire = own]) => [own, body[wire]])),
});
