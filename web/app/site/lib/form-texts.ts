import { FORM_FAILED } from '@manzil/contracts/leads/messages';

const CONTACT_NOTE = 'We’ll only use your details to reply.';
const PRIVACY_NOTE = ['See our ', 'privacy notice', '.'] as const;

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
    kept: 'You’re offline. We’ll send your enquiry when you’re back online.',
    sent: 'You’re back online. Your enquiry has been sent.',
    refused:
      'Your enquiry couldn’t be sent because something is missing or not valid. Please fill in the form again.',
    discard: 'Discard',
    discarded: 'Your enquiry was deleted from this device and not sent.',
  },
  tooOften: 'You have sent several messages in a short time. Please try again in a few minutes.',
  contactNote: CONTACT_NOTE,
  /** In three parts: the middle one leads to the notice. */
  privacyNote: PRIVACY_NOTE,
  /** All that somebody agrees to by sending an enquiry, as the form shows it. */
  contactConsent: `${CONTACT_NOTE} ${PRIVACY_NOTE.join('')}`,
  /** The label of the box of the newsletter in parts: the spec's words, two of which lead somewhere. */
  newsletterConsent: ['I agree to the ', 'terms', ' & ', 'privacy policy', '.'],
  shareTrail: 'Include the homes I viewed, for a more useful reply',
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
    failed: 'The country list isn’t available. Enter your number with its country code, such as +44 …',
  },
  popup: {
    title: 'How can we help you?',
    text: 'Leave your number and an adviser who knows the market will call you back.',
    submit: 'Submit',
    close: 'Close',
  },
  newsletter: { label: 'Your email address', submit: 'Subscribe', title: 'Newsletter' },
  enquiry: {
    contactTitle: 'Write to us',
    contactText:
      'Ask us anything about buying, selling or renting in Dubai. We’ll reply within one working day.',
    listingTitle: 'Ask about this property',
    listingMessage: (title: string, reference: string) =>
      `Hello, I’d like to know more about ${title} (${reference}).`,
    projectMessage: (project: string) => `Hello, I’d like to know more about ${project}.`,
    mortgageText: 'Tell us what you are planning. An adviser will call you back; the first call is free.',
    sellTitle: 'Tell us about your property',
    sellText: 'An adviser who knows your community will reply within one working day.',
    submit: { contact: 'Send message', listing: 'Send enquiry', sell: 'Send', mortgage: 'Ask a question' },
    messageHint: 'Anything we should know, and the best time to reach you.',
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
    doneText: 'We’ve received your message. We’ll reply within one working day.',
    another: 'Send another message',
    beside: 'You asked about',
  },
  thanks: {
    title: 'Thank you',
    text: 'We’ve received your message. We’ll reply within one working day.',
    subscribeTitle: 'Thank you, we’ll call you',
    subscribeText: 'We’ve received your request. The right adviser will call you within one working day.',
    newsletterTitle: 'Please confirm your address',
    newsletterText: (email: string) =>
      `We’ve emailed ${email}. Click the button in it to confirm. One email a month, unsubscribe any time.`,
    newsletterTextPlain:
      'We’ve sent you an email. Click the button in it to confirm. One email a month, unsubscribe any time.',
    next: 'Meanwhile',
    steps: [
      ['/buy', 'Homes for sale', 'With photographs, prices and permit numbers.'],
      ['/rent', 'Homes for rent', 'Yearly prices, cheques and what is included.'],
      ['/new_development_properties', 'New developments', 'Off-plan projects with their payment plans.'],
      ['/blog', 'News and guides', 'Fees, permits and communities explained.'],
    ],
    home: 'Home',
  },
} as const;
