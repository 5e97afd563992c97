import { enquirySubmissionSchema } from '@manzil/contracts/leads/enquiry';
import { newsletterSubscriptionSchema } from '@manzil/contracts/leads/newsletter';
import { popupSubmissionSchema } from '@manzil/contracts/leads/popup';
import { wireForm } from './form-body.js';

export const popupForm = wireForm(popupSubmissionSchema, {
  names: { name: 'Name', phone: 'Phone', helpOption: 'SelectedOptionval', dialCode: 'dialcode' },
});

/** The spec's form is only sent with the box ticked and does not say so; one that says it was not is refused. */
export const newsletterForm = wireForm(newsletterSubscriptionSchema, {
  names: { email: 'subemail', page: 'pageUrl' },
  defaults: { agreed: true, page: 'Subscribe' },
});

export const enquiryForm = wireForm(enquirySubmissionSchema);
