import type { ErrorCode } from '@manzil/contracts/errors';
import { DomainError } from '@manzil/service-kit/errors';

/** An error whose problem document carries more members, where a caller was promised them. */
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
