import type { DomainError } from '@manzil/service-kit/errors';
import { findField, invalidField, type FileFields } from './form-files.js';

/** Counts the files of a form as they arrive. */
export class FormCount {
  private readonly wireNames = new Set<string>();
  private readonly counts = new Map<string, number>();

  constructor(private readonly fields: FileFields) {}

  /**
   * Returns why the next file is refused: an unknown or repeated field, or too many files. Undefined when it is
   * accepted.
   */
  refusal(wireName: string): DomainError | undefined {
    const found = findField(this.fields, wireName);
    if (found === undefined) return invalidField(wireName, 'The form has no such file');
    if (this.wireNames.has(wireName)) return invalidField(wireName, 'is given more than once');
    this.wireNames.add(wireName);
    const { name, field } = found;
    const count = (this.counts.get(name) ?? 0) + 1;
    this.counts.set(name, count);
    if (field.numbered !== undefined && count > field.numbered.most) {
      return invalidField(wireName, field.numbered.tooMany);
    }
    return undefined;
  }
}
