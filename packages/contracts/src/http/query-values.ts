import { z } from 'zod';

/** Treats an empty parameter as absent, because forms also submit their empty fields. */
export const unlessEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value: z.input<T> | undefined) => (value === '' ? undefined : value), schema);

/** A parameter that may occur only once. */
export const once = z.string('must be given once');

export const wholeNumber = once
  .trim()
  .regex(/^\d{1,15}$/, 'must be a whole number')
  .transform(Number);

/** A whole number of up to seven digits, such as a page size. */
export const count = z
  .string()
  .regex(/^\d{1,7}$/, 'must be a whole number')
  .transform(Number);

/** Sorting and pagination of a table. */
export const pageParams = {
  sort: unlessEmpty(once.optional()),
  page: unlessEmpty(wholeNumber.optional()),
  pageSize: unlessEmpty(wholeNumber.optional()),
};

/** A part of a long list. */
export const partQuery = z.object({
  offset: count.default(0).pipe(z.int().max(1_000_000)),
  limit: count.default(100).pipe(z.int().min(1).max(100)),
});

/**
 * A repeatable parameter: one value or several. Empty values are ignored; an invalid value is reported under the
 * name of the parameter.
 */
export const repeated = <T extends z.ZodType>(value: T) =>
  z
    .preprocess((given: z.input<T> | readonly z.input<T>[] | undefined, context) => {
      const texts = (Array.isArray(given) ? (given as z.input<T>[]) : [given as z.input<T>]).filter(
        (text) => text !== undefined && text !== '',
      );
      for (const text of texts) {
        const message = value.safeParse(text).error?.issues[0]?.message;
        if (message !== undefined) context.addIssue({ code: 'custom', message, input: given });
      }
      return texts.length === 0 ? undefined : texts;
    }, z.array(value).optional())
    // A single value is not wrapped in an array, for compatibility with the previous release.
    .transform((values): z.output<T> | z.output<T>[] | undefined => {
      const different = [...new Set(values)];
      return different.length > 1 ? different : different[0];
    })
    .optional();
