import { MAIL_KINDS } from '@manzil/contracts/leads/mail';
import { EDITABLE_MAIL_KINDS } from '@manzil/contracts/leads/mail-texts';
import { describe, expect, it } from 'vitest';
import { MailKinds, type RegisteredMail } from './mail-kinds.js';

const TEXTS = { subject: 'Hello', opening: 'Hello', closing: 'Kind regards' };

/** A registration as a feature makes it. */
const mailOf = (kind: string): RegisteredMail =>
  ({
    kind,
    class: 'staff',
    lane: 'answers',
    compose: () => Promise.resolve({ cancelled: null }),
    preview: () => ({ subject: kind, text: '', html: '' }),
    ...(EDITABLE_MAIL_KINDS.some((each) => each === kind) && { texts: TEXTS }),
  }) as RegisteredMail;

describe('the registry of kinds of mail', () => {
  it('starts with all kinds of the contract', () => {
    const kinds = new MailKinds();
    kinds.register(...MAIL_KINDS.map(mailOf));
    expect(() => {
      kinds.onModuleInit();
    }).not.toThrow();
    expect(kinds.ofLane('answers')).toEqual(MAIL_KINDS);
    expect(kinds.editable('lead-answer').texts).toEqual(TEXTS);
  });

  it('does not start without one of them', () => {
    const kinds = new MailKinds();
    kinds.register(...MAIL_KINDS.filter((kind) => kind !== 'search-alert').map(mailOf));
    expect(() => {
      kinds.onModuleInit();
    }).toThrow('No feature has registered the mail search-alert');
  });

  it('refuses a second registration of a kind', () => {
    const kinds = new MailKinds();
    kinds.register(mailOf('new-lead'));
    expect(() => {
      kinds.register(mailOf('new-lead'));
    }).toThrow('The mail new-lead is registered twice');
  });
});
