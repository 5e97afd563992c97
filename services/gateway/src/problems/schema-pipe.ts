import { DomainError } from '@manzil/service-kit/errors';
import { StandardSchemaValidationPipe } from '@nestjs/common';

/** Validates what `@Body({ schema })`, `@Query({ schema })` and `@Param(name, { schema })` name, field by field. */
export const schemaPipe = (): StandardSchemaValidationPipe =>
  new StandardSchemaValidationPipe({
    exceptionFactory: (issues) =>
      new DomainError('VALIDATION_FAILED', 'The request is not valid', {
        issues: issues.map(({ path, message }) => ({ field: path?.map(keyOf).join('.') ?? '', message })),
      }),
  });

const keyOf = (segment: PropertyKey | { key: PropertyKey }): string =>
  String(typeof segment === 'object' ? segment.key : segment);
