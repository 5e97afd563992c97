import type { MailSettings } from '@manzil/contracts/leads/mail-settings';

export const SETTINGS_TEXTS = {
  notifyTo: 'Notify of new leads',
  notifyToHint: 'Email addresses, separated by commas. Assigned members are notified as well.',
  host: 'Mail server',
  hostHint: 'Such as smtp.example.com. Leave empty to send no mail.',
  port: 'Port',
  encryption: 'Encryption',
  username: 'Username',
  password: 'Password',
  hasPassword: 'A password is stored. Leave empty to keep it.',
  senderName: 'Sender name',
  senderAddress: 'Sender address',
  save: 'Save settings',
  discard: 'Discard',
  saved: 'Mail settings saved. They apply to the next email.',
  fixed: (variable: string) =>
    `Set by the environment of the server (${variable}), so it can’t be changed here.`,
  forAdmins: 'Only admins can change these settings.',
  test: 'Test',
  testHint:
    'Sends a sample to your own email address with the saved settings. The result appears under “Sent and waiting”.',
  noServer: 'No mail server is set up. Emails wait until there is one.',
} as const;

type EncryptionOptions = readonly (readonly [MailSettings['encryption'], string])[];

export const ENCRYPTION_OPTIONS: Readonly<Record<'smtp' | 'imap', EncryptionOptions>> = {
  smtp: [
    ['starttls', 'STARTTLS (usually port 587)'],
    ['tls', 'TLS (usually port 465)'],
    ['none', 'None (local servers only)'],
  ],
  imap: [
    ['tls', 'TLS (usually port 993)'],
    ['starttls', 'STARTTLS (usually port 143)'],
    ['none', 'None (local servers only)'],
  ],
};
