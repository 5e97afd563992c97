import { PHONE_INVALID } from '@manzil/contracts/leads/messages';
import { toE164 } from '@manzil/contracts/leads/phone';
import type { PopupSubmission } from '@manzil/contracts/leads/popup';
import { submitPopup } from '@manzil/contracts/leads/rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { ReceiveLead } from './receive-lead.js';

/** Stores an enquiry from the popup of the home page, with the phone number as E.164. */
@Injectable()
export class SubmitPopup {
  constructor(private readonly receiveLead: ReceiveLead) {}

  @HandleRpc(submitPopup)
  async submit({ dialCode, phone: input, ...submission }: PopupSubmission): Promise<{ created: boolean }> {
    const phone = toE164(input, dialCode);
    if (phone === undefined) throw new DomainError('VALIDATION_FAILED', PHONE_INVALID);
    return this.receiveLead.receive({ kind: 'popup', ...submission, phone });
  }
}
