import type { MailLink } from '@manzil/contracts/leads/mail';

interface LinkTexts {
  title: string;
  text: (address: string) => string;
  button: string;
  doneTitle: string;
  doneText: (address: string) => string;
  /** The time at which there is nothing left to do it to. */
  voidTitle?: string;
  voidText?: string;
}

/** The texts of a mail link's page before and after its button is pressed. */
export const MAIL_LINK_TEXTS: Readonly<Record<MailLink['purpose'], LinkTexts>> = {
  stop: {
    title: 'Stop automatic emails?',
    text: (address) =>
      `Someone entered ${address} in a form on this site. If it wasn’t you, or you no longer want automatic emails, click the button.`,
    button: 'Stop automatic emails',
    doneTitle: 'Automatic emails stopped',
    doneText: (address) =>
      `We won’t send automatic emails to ${address} any more. An adviser may still write to you about an enquiry.`,
  },
  confirm: {
    title: 'Confirm your subscription',
    text: (address) => `Send our newsletter to ${address}?`,
    button: 'Confirm subscription',
    doneTitle: 'Your subscription is confirmed',
    doneText: (address) => `We’ll send the next newsletter to ${address}. Unsubscribe any time.`,
    voidTitle: 'Nothing to confirm',
    voidText: 'This address is no longer subscribed. You can subscribe again on our site.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    text: (address) => `Stop sending the newsletter to ${address}?`,
    button: 'Unsubscribe',
    doneTitle: 'You’re unsubscribed',
    doneText: (address) => `We won’t send the newsletter to ${address}.`,
  },
  'search-confirm': {
    title: 'Confirm your saved search',
    text: (address) => `Email new homes for your search to ${address}?`,
    button: 'Confirm',
    doneTitle: 'Your search is saved',
    doneText: (address) => `We’ll email new homes to ${address}. Unsubscribe any time.`,
    voidTitle: 'Nothing to confirm',
    voidText: 'This search is no longer saved. You can save it again on our site.',
  },
  'search-stop': {
    title: 'Stop emails about this search',
    text: (address) => `Stop emailing ${address} about this search?`,
    button: 'Stop emails',
    doneTitle: 'Emails about this search have stopped',
    doneText: () => 'You can save it again on our site at any time.',
  },
};

export const MAIL_LINK_UNKNOWN = {
  title: 'This link does not work',
  text: 'It is incomplete. Open it from the email again, or copy the whole link.',
};
