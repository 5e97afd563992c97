/**
 * Who causes a mail, which decides how many of its class one mailbox gets:
 * - `staff`: to or by a member; no limit
 * - `agreed`: the visitor has confirmed the address or booked with it; no limit
 * - `anyone`: any stranger can enter the address of another person
 * - `rights`: the link to a person's stored data, which mails of other classes must not keep back
 */
export type MailClass = 'staff' | 'agreed' | 'anyone' | 'rights';
