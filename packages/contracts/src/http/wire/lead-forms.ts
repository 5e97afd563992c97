import { enquirySubmissionSchema } from '../../leads/enquiry.js';
import { newsletterSubscriptionSchema } from '../../leads/newsletter.js';
import { popupSubmissionSchema } from '../../leads/popup.js';
import { wireForm } from './form-body.js';

export const popupForm = wireForm(popupSubmissionSchema, {
  names: { name: 'Name', phone: 'Phone', helpOption: 'SelectedOptionval', dialCode: 'dialcode' },
});

/**
 * The form of the specification is only sent with the box ticked and has no field for it; an explicit false is refused.
 */
export const newsletterForm = wireForm(newsletterSubscriptionSchema, {
  names: { email: 'subemail', page: 'pageUrl' },
  defaults: { agreed: true, page: 'Subscribe' },
});

export const enquiryForm = wireForm(enquirySubmissionSchema, {});
