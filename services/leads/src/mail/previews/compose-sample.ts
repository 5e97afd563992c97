import type { MailKind } from '@manzil/contracts/leads/mail';
import type { MailTexts } from '@manzil/contracts/leads/mail-texts';
import { composeApproval } from '../../member-mail/approval/compose-approval.js';
import { composeAnswer } from '../../pipeline/answer/compose-answer.js';
import { composeNotice } from '../../pipeline/notice/compose-notice.js';
import type { ComposedMail } from '../mail-server.js';
import { composeMemberLink } from '../../member-mail/member-link/compose-member-link.js';
import { composeConfirmation } from '../../subscriber/compose-confirmation.js';
import { composePersonLink } from '../../privacy/person/compose-person-link.js';
import { STANDARD_TEXTS } from '../texts/mail-text.repository.js';
import { composeAlert } from '../../saved-search/compose-alert.js';
import { composeSearchConfirmation } from '../../saved-search/compose-search-confirmation.js';
import {
  composeAdviserViewingMail,
  composeViewingMail,
} from '../../pipeline/viewing/compose-viewing-mail.js';
import {
  SAMPLE_APPROVAL,
  SAMPLE_HOME,
  SAMPLE_SEARCH,
  sampleAlertHomes,
  sampleLead,
  sampleViewing,
} from '../../record/sample-lead.js';

const SAMPLE_ADDRESSES = { organizer: 'site@example.com', recipient: 'layla@example.com' };

/** A mail of each kind with data that is made up, in the given words or the standard text. Its links lead to the site and do nothing. */
export function composeSample(
  kind: MailKind,
  { siteUrl, texts }: { siteUrl: string; texts?: MailTexts | undefined },
): ComposedMail {
  const nowhere = new URL('/mail/sample', siteUrl).href;
  switch (kind) {
    case 'lead-answer':
      return composeAnswer(sampleLead(), {
        ...{ home: SAMPLE_HOME, siteUrl, stopUrl: nowhere },
        texts: texts ?? STANDARD_TEXTS[kind],
      });
    case 'newsletter-confirmation':
      return composeConfirmation(siteUrl, {
        ...{ confirmUrl: nowhere, unsubscribeUrl: nowhere, stopUrl: nowhere },
        texts: texts ?? STANDARD_TEXTS[kind],
      });
    case 'search-confirmation':
      return composeSearchConfirmation(siteUrl, {
        ...{ search: SAMPLE_SEARCH, confirmUrl: nowhere, endUrl: nowhere, stopUrl: nowhere },
        texts: texts ?? STANDARD_TEXTS[kind],
      });
    case 'search-alert':
      return composeAlert(siteUrl, {
        ...{ search: SAMPLE_SEARCH, homes: sampleAlertHomes(), more: 3 },
        ...{ listUrl: nowhere, manageUrl: nowhere, endUrl: nowhere, stopUrl: nowhere },
        texts: texts ?? STANDARD_TEXTS[kind],
      });
    case 'member-invitation':
    case 'password-reset':
      return composeMemberLink(kind, { token: 'sample', expiresAt: new Date(), siteUrl });
    case 'approval-requested':
      return composeApproval(SAMPLE_APPROVAL, { siteUrl });
    case 'approval-answered':
      return composeApproval({ ...SAMPLE_APPROVAL, by: 'leila@example.com', isApproved: true }, { siteUrl });
    case 'person-data':
      return composePersonLink({ url: nowhere, expiresAt: new Date(), siteUrl });
    case 'viewing-booked':
    case 'viewing-moved':
    case 'viewing-cancelled':
    case 'viewing-reminder':
      return composeViewingMail(kind, {
        ...{ viewing: sampleViewing(kind), siteUrl, changeUrl: nowhere, stopUrl: nowhere },
        texts: texts ?? STANDARD_TEXTS[kind],
        ...SAMPLE_ADDRESSES,
      });
    case 'adviser-viewing-booked':
    case 'adviser-viewing-moved':
    case 'adviser-viewing-cancelled':
      return composeAdviserViewingMail(kind, {
        ...{ viewing: sampleViewing(kind), lead: sampleLead(), siteUrl },
        ...SAMPLE_ADDRESSES,
      });
    case 'new-lead':
    case 'assigned-lead':
    case 'next-action-due':
      return composeNotice(sampleLead(), { kind, siteUrl });
  }
}
