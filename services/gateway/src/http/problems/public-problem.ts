import type { ErrorCode } from '@manzil/contracts/errors';
import { DomainError } from '@manzil/service-kit/errors';

/** An error whose problem document has additional members that the API specifies. */
export class PublicProblem extends DomainError {
  constructor(
    code: ErrorCode,
    message: string,
    readonly members: Record<string, unknown>,
    extra: DomainError['extra'] = {},
  ) {
    super(code, message, extra);
  }
}
