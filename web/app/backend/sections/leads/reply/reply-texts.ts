export const REPLY_TEXTS = {
  title: {
    email: (name: string) => `Email ${name}`,
    whatsapp: (name: string) => `WhatsApp to ${name}`,
  },
  loading: 'Loading …',
  failed: 'The reply cannot be prepared at the moment. Close this and try again.',
  language: 'Language of the saved replies',
  saved: 'Saved reply',
  choose: 'Choose a saved reply …',
  none: 'No saved replies in this language',
  manage: 'Manage saved replies',
  to: (address: string) => `To ${address}`,
  subject: 'Subject',
  text: 'Message',
  missing: (variables: readonly string[]) =>
    `Fill in or remove ${variables.join(', ')} first${variables.includes('{adviser}') ? '. {adviser} is your name: enter it on the dashboard.' : ''}`,
  sentFromHere: (replyTo: string) =>
    `Sent by the agency’s mail server. Answers arrive at ${replyTo}, not in this lead.`,
  comesBack: (replyTo: string) =>
    `Sent by the agency’s mail server. Answers to ${replyTo} appear in this lead.`,
  sentElsewhere:
    'No mail server is set up, so the message opens in your own mail program. Answers arrive there, not in this lead.',
  byWhatsapp: 'WhatsApp opens with this message. Answers arrive in WhatsApp, not in this lead.',
  logHint: 'Once you have sent it there, log it here.',
  send: 'Send',
  openMail: 'Open in mail program',
  openWhatsapp: 'Open WhatsApp',
  log: 'Log as sent',
  again: 'Send again',
  cancel: 'Cancel',
  queued: 'Email on its way. The timeline shows what became of it.',
  logged: 'Logged in the timeline',
} as const;
