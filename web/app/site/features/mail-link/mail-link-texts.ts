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
    title: 'No more automatic mail?',
    text: (address) =>
      `Somebody entered ${address} in a form on this site. If it was not you, or if you want no more mail that we send automatically, press the button.`,
    button: 'Send no more mail',
    doneTitle: 'No more automatic mail',
    doneText: (address) =>
      `We send no more automatic mail to ${address}. An adviser may still write to you about an enquiry of yours.`,
  },
  confirm: {
    title: 'Confirm your subscription',
    text: (address) => `Do you want our newsletter at ${address}?`,
    button: 'Confirm my subscription',
    doneTitle: 'Your subscription is confirmed',
    doneText: (address) => `The next letter goes to ${address}. One click ends it.`,
    voidTitle: 'There is nothing to confirm',
    voidText: 'This address is not subscribed any more. You can subscribe again on our site.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    text: (address) => `Do you want no more letters at ${address}?`,
    button: 'Unsubscribe',
    doneTitle: 'You are not subscribed',
    doneText: (address) => `The newsletter is not sent to ${address}.`,
  },
  'search-confirm': {
    title: 'Confirm your saved search',
    text: (address) => `Do you want mail about new homes of your search at ${address}?`,
    button: 'Confirm',
    doneTitle: 'Your search is saved',
    doneText: (address) => `What is new for it goes to ${address}. One click ends it.`,
    voidTitle: 'There is nothing to confirm',
    voidText: 'This search is not saved any more. You can save it again on our site.',
  },
  'search-stop': {
    title: 'Stop the mail about this search',
    text: (address) => `Do you want no more mail about this search at ${address}?`,
    button: 'Stop it',
    doneTitle: 'This search is not mailed any more',
    doneText: () => 'You can save it again on our site whenever you like.',
  },
};

export const MAIL_LINK_UNKNOWN = {
  title: 'This link does not work',
  text: 'It is not complete. Please open it in the mail again, or copy all of it.',
};
