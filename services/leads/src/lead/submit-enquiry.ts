import { enquiryPhone, type EnquirySubmission } from '@manzil/contracts/leads/enquiry';
import { Injectable } from '@nestjs/common';
import { ReceiveLead } from './receive-lead.js';

/** Stores an enquiry with the listing it is about, and the phone number as E.164. */
@Injectable()
export class SubmitEnquiry {
  constructor(private readonly receiveLead: ReceiveLead) {}

  async submit({ dialCode, phone: input, ...enquiry }: EnquirySubmission): Promise<{ created: boolean }> {
    const phone = enquiryPhone({ phone: input, dialCode });
    return this.receiveLead.receive({ ...enquiry, ...(phone !== undefined && { phone }) });
  }
}
