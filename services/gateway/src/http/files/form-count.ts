import type { DomainError } from '@manzil/service-kit/errors';
import { findField, invalidField, type FileFields } from './form-files.js';

/** Counts the files of one form as they begin. */
export class FormCount {
  private readonly wireNames = new Set<string>();
  private readonly counts = new Map<string, number>();

  constructor(private readonly fields: FileFields) {}

  /** The reason why the file that begins now is not taken: unknown, given twice, or one too many. */
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
