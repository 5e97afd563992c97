import { FORM_FAILED } from '@manzil/contracts/leads/messages';

const CONTACT_NOTE = 'Manzil contacts you about this and uses your details for nothing else.';
const PRIVACY_NOTE = ['By sending you agree to our ', 'privacy notice', '.'] as const;

/** The texts of the site's forms; the messages of the agency's forms are in the contracts. */
export const formTexts = {
  optional: '(optional)',
  check: 'Please check these fields:',
  sending: 'Sending …',
  preview: 'This is a preview: forms are not sent.',
  failed: FORM_FAILED,
  /** Follows whatever says that a form could not be sent. */
  kept: 'Everything you typed is still here.',
  unsent: {
    kept: 'You are offline. Your enquiry is kept on this device and will be sent when you are back online.',
    sent: 'You are back online, and your enquiry has been sent.',
    refused:
      'Your enquiry could not be sent, because something in it is missing or wrong. Please fill in the form again.',
    discard: 'Discard',
    discarded: 'The enquiry is deleted from this device and was not sent.',
  },
  tooOften: 'You have sent several messages in a short time. Please try again in a few minutes.',
  contactNote: CONTACT_NOTE,
  /** In three parts: the middle one leads to the notice. */
  privacyNote: PRIVACY_NOTE,
  /** All that somebody agrees to by sending an enquiry, as the form shows it. */
  contactConsent: `${CONTACT_NOTE} ${PRIVACY_NOTE.join('')}`,
  /** The label of the box of the newsletter in parts: the spec's words, two of which lead somewhere. */
  newsletterConsent: ['I agree to the ', 'terms', ' & ', 'privacy policy', '.'],
  shareTrail: 'Also send the homes and pages that I looked at here, so that the answer fits',
  fields: {
    name: 'Full name',
    ownerName: 'Owner’s name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    helpOption: 'How can we help you?',
    plan: 'What would you like to do?',
    unitType: 'Property type',
    community: 'Community or building',
    bedrooms: 'Bedrooms',
    agreed: 'Terms',
  },
  choose: 'Please choose',
  country: {
    button: (name: string, dialCode: string) => `Country: ${name}, ${dialCode}`,
    search: 'Search country or dial code',
    list: 'Countries',
    none: 'No country found',
    found: (count: number) => `${String(count)} ${count === 1 ? 'country' : 'countries'}`,
    loading: 'Loading countries …',
    failed: 'The list of countries is not available. Type your number with its country code, such as +44 …',
  },
  popup: {
    title: 'How can we help you?',
    text: 'Leave your number and an adviser who knows the market calls you back.',
    submit: 'Submit',
    close: 'Close',
  },
  newsletter: { label: 'Your email address', submit: 'Subscribe', title: 'Newsletter' },
  enquiry: {
    contactTitle: 'Write to us',
    contactText: 'Ask anything about buying, selling or renting in Dubai. We answer within a working day.',
    listingTitle: 'Ask about this property',
    listingMessage: (title: string, reference: string) =>
      `I would like to know more about ${title} (${reference}).`,
    projectMessage: (project: string) => `I would like to know more about ${project}.`,
    mortgageText: 'Tell us what you are planning. An adviser calls you back; the first talk costs nothing.',
    sellTitle: 'Tell us about your property',
    sellText: 'An adviser who knows the community answers within a working day.',
    submit: { contact: 'Send message', listing: 'Send enquiry', sell: 'Send', mortgage: 'Ask a question' },
    messageHint: 'Anything we should know, and when you are best reached.',
    communityHint: 'For example “Dubai Hills Estate, Maple 2”.',
    plans: { sell: 'Sell', let: 'Let', unsure: 'Not sure yet' },
    bedroomsStudio: 'Studio',
    summary: {
      plan: 'Plan',
      type: 'Type',
      community: 'Community',
      bedrooms: 'Bedrooms',
      estimate: 'Estimate',
    },
    doneTitle: 'Thank you',
    doneText: 'Your message has arrived. An adviser answers within a working day.',
    another: 'Send another message',
    beside: 'You asked about',
  },
  thanks: {
    title: 'Thank you',
    text: 'Your message has arrived. An adviser answers within a working day.',
    subscribeTitle: 'Thank you, we will call you',
    subscribeText:
      'Your request has arrived. An adviser who knows what you are looking for calls you within a working day.',
    newsletterTitle: 'Please confirm your address',
    newsletterText: (email: string) =>
      `We send a mail to ${email}. Press its button, and the letter comes once a month; one click ends it.`,
    newsletterTextPlain:
      'We send you a mail. Press its button, and the letter comes once a month; one click ends it.',
    next: 'Meanwhile',
    steps: [
      ['/buy', 'Homes for sale', 'With photographs, prices and permit numbers.'],
      ['/rent', 'Homes for rent', 'Yearly prices, cheques and what is included.'],
      ['/new_development_properties', 'New developments', 'Off-plan projects with their payment plans.'],
      ['/blog', 'News and guides', 'Fees, permits and communities explained.'],
    ],
    home: 'Home page',
  },
} as const;
