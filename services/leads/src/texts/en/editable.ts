import type { EditableMailKind, MailTexts } from '@manzil/contracts/leads/mail-texts';

const closing = 'Kind regards\nManzil';

/** Default texts of mail to visitors, with the placeholders of `MAIL_PLACEHOLDERS`. */
const texts: Readonly<Record<EditableMailKind, MailTexts>> = {
  'lead-answer': {
    subject: 'Your enquiry about {about} has arrived',
    opening:
      'Hello,\n\nthank you for your enquiry about {about}. It arrived on {time} (Dubai time). An adviser will reply within one working day.',
    closing,
  },
  'newsletter-confirmation': {
    subject: 'Please confirm that you want our newsletter',
    opening:
      'Hello,\n\nthis address was entered for the newsletter of {site}. Please confirm that you want it. Until then it is not sent to you.',
    closing,
  },
  'search-confirmation': {
    subject: 'Confirm your alert for new homes',
    opening:
      'Hello,\n\nthis address was entered at {site} to receive emails about new homes for this search:\n\n{search}\n\nPlease confirm it. We won’t send anything until you do.',
    closing,
  },
  'search-alert': {
    subject: '{count}: {search}',
    opening: 'Hello,\n\nthere is something new for your search:\n\n{search}',
    closing,
  },
  'viewing-booked': {
    subject: 'Your viewing on {time}',
    opening: 'Hello,\n\nyour viewing of {home} is booked for {time} (Dubai time) with {who}.',
    closing,
  },
  'viewing-moved': {
    subject: 'Your viewing is now on {time}',
    opening: 'Hello,\n\nyour viewing of {home} was moved to {time} (Dubai time), with {who}.',
    closing,
  },
  'viewing-cancelled': {
    subject: 'Your viewing on {time} is cancelled',
    opening: 'Hello,\n\nyour viewing of {home} on {time} (Dubai time) is cancelled.',
    closing,
  },
  'viewing-reminder': {
    subject: 'Reminder: your viewing on {time}',
    opening: 'Hello,\n\nyour viewing of {home} is on {time} (Dubai time), with {who}.',
    closing,
  },
};
export default texts;
