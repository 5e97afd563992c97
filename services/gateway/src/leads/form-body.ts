import { randomUUID } from 'node:crypto';
import { DATA_MISSING } from '@manzil/contracts/leads/messages';
import { formTrapsSchema, isHeld, isSentQuickly } from '@manzil/contracts/leads/form-traps';
import { z } from 'zod';

interface Wire {
  /** Names on the wire by the contract's names; a field that is not here has the same name in both. */
  names?: Readonly<Record<string, string>>;
  /** For what is not said, by the contract's names. */
  defaults?: Readonly<Record<string, unknown>>;
}

type Fields = Record<string, unknown>;

/** A public form as it is sent, and as the API document tells it. */
export const wireForm = <T extends z.ZodObject>(submission: T, wire: Wire = {}) => ({
  schema: formBody(submission, wire),
  described: describedForm(submission, wire),
});

/**
 * Wire names in, a submission of the contract out. It gets an id when it has none, and is marked as held when it
 * fell into the trap and as sent quickly when it was. What is wrong is told under its name on the wire.
 */
const formBody = <T extends z.ZodObject>(schema: T, { names = {}, defaults = {} }: Wire) =>
  z.record(z.string(), z.unknown(), { error: DATA_MISSING }).transform((body, context): z.output<T> => {
    const traps = formTrapsSchema.safeParse(body);
    const fields = { ...defaults, ...said(withOwnNames(body, names)) };
    const submission = schema.safeParse({
      id: randomUUID(),
      ...fields,
      held: traps.success && isHeld(traps.data),
      sentQuickly: traps.success && isSentQuickly(traps.data),
    });
    const issues = [...(traps.error?.issues ?? []), ...(submission.error?.issues ?? [])];
    for (const { path, message } of issues) {
      const [field = '', ...rest] = path;
      context.addIssue({ code: 'custom', message, path: [names[String(field)] ?? field, ...rest] });
    }
    return submission.success && issues.length === 0 ? submission.data : z.NEVER;
  });

/** The fields that may be sent, by their names on the wire. Whether a form is held or was sent quickly is for us to say. */
function describedForm({ shape }: z.ZodObject, { names = {}, defaults = {} }: Wire): z.ZodObject {
  const { held: _held, sentQuickly: _sentQuickly, ...fields } = shape as Record<string, z.ZodType>;
  const told = Object.entries(fields).map(([own, field]) => [
    names[own] ?? own,
    own === 'id' || own in defaults ? field.optional() : field,
  ]);
  return z.object({ ...Object.fromEntries(told), ...formTrapsSchema.shape });
}

/** An input that is left empty is sent as empty text, or as null. */
const said = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );

const withOwnNames = (body: Fields, names: Readonly<Record<string, string>>): Fields => ({
  ...body,
  ...Object.fromEntries(Object.entries(names).map(([own, wire]) => [own, body[wire]])),
});
