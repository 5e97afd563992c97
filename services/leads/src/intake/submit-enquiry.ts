import { enquiryPhone, type EnquirySubmission } from '@manzil/contracts/leads/enquiry';
import { submitEnquiry } from '@manzil/contracts/leads/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { ReceiveLead } from './receive-lead.js';

/** Stores an enquiry with the listing it is about, and the phone number as E.164. */
@Injectable()
export class SubmitEnquiry {
  constructor(private readonly receiveLead: ReceiveLead) {}

  @HandleRpc(submitEnquiry)
  async submit({ dialCode, phone: input, ...enquiry }: EnquirySubmission): Promise<{ created: boolean }> {
    const phone = enquiryPhone({ phone: input, dialCode });
    return this.receiveLead.receive({ ...enquiry, ...(phone !== undefined && { phone }) });
  }
}
