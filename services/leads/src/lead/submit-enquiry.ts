import { enquiryPhone, type EnquirySubmission } from '@manzil/contracts/leads/enquiry';
import { Injectable } from '@nestjs/common';
import { ReceiveLead } from './receive-lead.js';

/** Keeps an enquiry with the listing it is about, the phone number as E.164. */
@Injectable()
export class SubmitEnquiry {
  constructor(private readonly receive: ReceiveLead) {}

  async execute({ dialCode, phone: typed, ...enquiry }: EnquirySubmission): Promise<{ created: boolean }> {
    const phone = enquiryPhone({ phone: typed, dialCode });
    return this.receive.execute({ ...enquiry, ...(phone !== undefined && { phone }) });
  }
}
