import type { MailKind } from '@manzil/contracts/leads/mail';
import { composeAnswer } from '../answer/compose-answer.js';
import { composeNotice } from '../compose-notice.js';
import type { ComposedMail } from '../mail-server.js';
import { composeMemberLink } from '../member-link/compose-member-link.js';
import { composeConfirmation } from '../newsletter/compose-confirmation.js';
import { composePersonLink } from '../person-link/compose-person-link.js';
import { SAMPLE_HOME, sampleLead } from './sample-lead.js';

/** A mail of each kind with data that is made up. Its links lead to the site and do nothing. */
export function composeSample(kind: MailKind, siteUrl: string): ComposedMail {
  const nowhere = new URL('/mail/sample', siteUrl).href;
  switch (kind) {
    case 'lead-answer':
      return composeAnswer(sampleLead(), { home: SAMPLE_HOME, siteUrl, stopUrl: nowhere });
    case 'newsletter-confirmation':
      return composeConfirmation(siteUrl, { confirmUrl: nowhere, unsubscribeUrl: nowhere, stopUrl: nowhere });
    case 'member-invitation':
    case 'password-reset':
      return composeMemberLink(kind, { token: 'sample', expiresAt: new Date(), siteUrl });
    case 'person-data':
      return composePersonLink({ url: nowhere, expiresAt: new Date(), siteUrl });
    case 'new-lead':
    case 'assigned-lead':
      return composeNotice(sampleLead(), { kind, siteUrl });
  }
}
