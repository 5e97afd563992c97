import { DomainError } from '@manzil/service-kit/errors';
import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';

/**
 * Validates what `@Body({ schema })`, `@Query({ schema })` and `@Param(name, { schema })` name. What is wrong
 * is told by its path in the body or query, or by the parameter's name.
 */
@Injectable()
export class SchemaPipe implements PipeTransform {
  async transform(value: unknown, { schema, data, type }: ArgumentMetadata): Promise<unknown> {
    if (schema === undefined) return value;
    const result = await schema['~standard'].validate(value);
    if (result.issues === undefined) return result.value;
    if (type === 'body' && value === undefined) throw bodyMissing();
    const issues = result.issues.map(({ path = [], message }) => ({
      field: [...(data === undefined ? [] : [data]), ...path.map(keyOf)].join('.'),
      message,
    }));
    throw new DomainError('VALIDATION_FAILED', 'The request is not valid', { issues });
  }
}

/** A key can be the caller's own text: what could be markup in it is not said back. */
const keyOf = (segment: PropertyKey | { key: PropertyKey }): string =>
  String(typeof segment === 'object' ? segment.key : segment).replace(/[<>"'&\p{C}]/gu, '…');

const bodyMissing = (): DomainError =>
  new DomainError('VALIDATION_FAILED', 'There is no JSON in the request', {
    issues: [{ field: 'body', message: 'must be JSON' }],
  });
