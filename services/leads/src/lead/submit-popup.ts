import { PHONE_INVALID } from '@manzil/contracts/leads/messages';
import { toE164 } from '@manzil/contracts/leads/phone';
import type { PopupSubmission } from '@manzil/contracts/leads/popup';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { ReceiveLead } from './receive-lead.js';

/** Keeps what was asked in the popup of the home page, the phone number as E.164. */
@Injectable()
export class SubmitPopup {
  constructor(private readonly receive: ReceiveLead) {}

  async execute({ dialCode, phone: typed, ...submission }: PopupSubmission): Promise<{ created: boolean }> {
    const phone = toE164(typed, dialCode);
    if (phone === undefined) throw new DomainError('VALIDATION_FAILED', PHONE_INVALID);
    return this.receive.execute({ kind: 'popup', ...submission, phone });
  }
}
