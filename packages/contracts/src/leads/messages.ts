/** The exact messages for visitors, shared by browsers, the gateway and the service. */
export const EMAIL_INVALID = 'Please enter a valid email address.';
export const PHONE_INVALID = 'Please enter a valid phone number.';
/** Shown when a popup is submitted although its phone number is invalid. */
export const PHONE_INVALID_ON_SUBMIT = 'Please enter a valid phone number!';
export const DATA_MISSING = 'Please Enter Valid Data!';
export const NEWSLETTER_EMAIL_MISSING = 'Please provide a valid email address.';
export const NEWSLETTER_NOT_AGREED = 'Please click on Agree for further processing.';
export const NEWSLETTER_ALREADY_SUBSCRIBED = 'You are already subscribed!';
/** Shown when any form could not be delivered; the same for the newsletter, the popup and enquiries. */
export const FORM_FAILED = 'An error occurred while processing your request. Please try again later.';
/** Label of the consent checkbox; the consent text of a subscriber unless another text was shown. */
export const NEWSLETTER_CONSENT = 'I agree to the terms & privacy policy.';

export const CONTROL_CHARACTERS = 'Control characters are not allowed';
export const TOO_LONG = 'This text is too long';
export const TIME_MISSING = 'Choose a time';
