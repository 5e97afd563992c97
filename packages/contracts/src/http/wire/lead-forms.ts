import { enquirySubmissionSchema } from '../../leads/enquiry.js';
import { newsletterSubscriptionSchema } from '../../leads/newsletter.js';
import { popupSubmissionSchema } from '../../leads/popup.js';
import { wireForm } from './form-body.js';

export const popupForm = wireForm(popupSubmissionSchema, {
  names: { name: 'Name', phone: 'Phone', helpOption: 'SelectedOptionval', dialCode: 'dialcode' },
});

/** The spec's form is only sent with the box ticked and does not say so; one that says it was not is refused. */
export const newsletterForm = wireForm(newsletterSubscriptionSchema, {
  names: { email: 'subemail', page: 'pageUrl' },
  defaults: { agreed: true, page: 'Subscribe' },
});

export const enquiryForm = wireForm(enquirySubmissionSchema, {});
