import type { MemberLinkKind } from '@manzil/contracts/leads/mail';

interface MemberLinkTexts {
  subject: string;
  opening: string;
  button: string;
  why: string;
}

/** The mail with a link to choose a password. `{site}` is the site, `{until}` when the link expires. */
export const MEMBER_LINK_TEXTS: Readonly<Record<MemberLinkKind, MemberLinkTexts>> = {
  'member-invitation': {
    subject: 'You are invited to the backend of {site}',
    opening:
      'Hello,\n\nan admin has invited you to the backend of {site}. Choose your password by this link. It works once, until {until} (Dubai time).',
    button: 'Choose my password',
    why: 'If you do not know what this is about, you need not do anything.',
  },
  'password-reset': {
    subject: 'Choose a new password for {site}',
    opening:
      'Hello,\n\nchoose a new password for the backend of {site} by this link. It works once, until {until} (Dubai time). Your old password works until you have chosen a new one.',
    button: 'Choose a new password',
    why: 'If you did not expect this mail, tell an admin.',
  },
};
