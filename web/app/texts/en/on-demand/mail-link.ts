export default {
  stop: {
    title: 'Stop automatic emails?',
    text: 'Someone entered {address} in a form on this site. If it wasn’t you, or you no longer want automatic emails, click the button.',
    button: 'Stop automatic emails',
    doneTitle: 'Automatic emails stopped',
    doneText:
      'We won’t send automatic emails to {address} any more. An adviser may still write to you about an enquiry.',
  },
  confirm: {
    title: 'Confirm your subscription',
    text: 'Send our newsletter to {address}?',
    button: 'Confirm subscription',
    doneTitle: 'Your subscription is confirmed',
    doneText: 'We’ll send the next newsletter to {address}. Unsubscribe any time.',
    voidTitle: 'Nothing to confirm',
    voidText: 'This address is no longer subscribed. You can subscribe again on our site.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    text: 'Stop sending the newsletter to {address}?',
    button: 'Unsubscribe',
    doneTitle: 'You’re unsubscribed',
    doneText: 'We won’t send the newsletter to {address}.',
  },
  'search-confirm': {
    title: 'Confirm your saved search',
    text: 'Email new homes for your search to {address}?',
    button: 'Confirm',
    doneTitle: 'Your search is saved',
    doneText: 'We’ll email new homes to {address}. Unsubscribe any time.',
    voidTitle: 'Nothing to confirm',
    voidText: 'This search is no longer saved. You can save it again on our site.',
  },
  'search-stop': {
    title: 'Stop emails about this search',
    text: 'Stop emailing {address} about this search?',
    button: 'Stop emails',
    doneTitle: 'Emails about this search have stopped',
    doneText: 'You can save it again on our site at any time.',
  },
  unknown: {
    title: 'This link does not work',
    text: 'It is incomplete. Open it from the email again, or copy the whole link.',
  },
} as const;
