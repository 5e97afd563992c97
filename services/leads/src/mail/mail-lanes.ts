/** No user waits for an alert, and one import can queue ten thousand. */
export type MailLane = 'notices' | 'answers' | 'alerts';

interface MailSender {
  name: string;
  /** The lanes that it sends, in order of priority. */
  lanes: readonly MailLane[];
}

/**
 * The senders of one replica. Notices to staff never wait for other mail, nor for one notice that the mail
 * server is slow to take. There are three, because some providers allow no more connections.
 */
export const MAIL_SENDERS: readonly MailSender[] = [
  { name: 'notices-1', lanes: ['notices'] },
  { name: 'notices-2', lanes: ['notices'] },
  { name: 'others', lanes: ['answers', 'alerts'] },
];
