/** The forms of the site, by the last part of the address they are sent to. */
export const FORM_NAMES = ['popup', 'newsletter', 'enquiry', 'search', 'viewing'] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** The values of the fields by name; a box that is not ticked has none. */
export type FormValues = Readonly<Record<string, string>>;
/** The errors by field name; '' is the form as a whole. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The outcome of a sent form: it arrived (`next`: the page that confirms it), fields are wrong, it was already known,
 * or it could not be delivered now.
 */
export type FormOutcome =
  | { status: 'done'; next: string }
  | { status: 'invalid'; errors: FieldErrors }
  | { status: 'known'; message: string }
  | { status: 'failed'; message: string };

/** Returns the path that browsers without scripts send a form to; browsers with scripts add `/answer`. */
export const formPath = (name: FormName): string => `/forms/${name}`;

export function readValues(form: FormData | URLSearchParams): FormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') values[name] ??= value;
  return values;
}

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** Returns the first error of each field. `rename` maps names of the schema to names of the form. */
export function byField(issues: readonly Issue[], rename: Record<string, string> = {}): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const name = String(path[0] ?? '');
    errors[rename[name] ?? name] ??= message;
  }
  return errors;
}
