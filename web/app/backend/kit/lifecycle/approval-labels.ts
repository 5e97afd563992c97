import type { Approval, ApprovalAsks, Lifecycle, ListedApproval } from '@manzil/contracts/content/lifecycle';
import { formatDateTime } from '../labels/format-date-time';
import { dubaiTime } from './lifecycle-labels';
import { memberName } from '../labels/member-name';

export const APPROVAL_LABELS = {
  send: 'Send for approval',
  askToWithdraw: 'Ask to withdraw',
  nothing: 'There is nothing to send: nothing was changed since it was published.',
  what: 'What should happen',
  options: {
    publish: 'Publish it once it is approved',
    'publish-at': 'Publish it at a time',
    withdraw: 'Withdraw it once that is approved',
    'withdraw-at': 'Withdraw it at a time',
  },
  time: 'Time',
  timeHint: 'Dubai time.',
  timeMissing: 'Choose a time',
  note: 'Note',
  noteHint: 'For whoever approves it, if there is something to know.',
  takeBack: 'Take back the request',
  takenBack: 'The request is taken back. The draft stays.',
  review: 'Review the request',
  reviewTitle: 'Request for approval',
  approve: 'Approve',
  sendBack: 'Send back',
  reason: 'Reason',
  reasonHint: 'The author sees this.',
  sentBack: 'Sent back. Its member sees the reason.',
  stale: 'It was saved again since, so this request cannot be approved. It has to be sent once more.',
  own: 'Someone else has to answer your request.',
  fromNothing: 'Nothing was published before. This is all of it',
  since: (version: number): string => `Changes since version ${version}, which was published last`,
  loading: 'Comparing…',
  withdrawn: 'It would leave the site. Its content is kept.',
} as const;

const ASKS: Readonly<Record<ApprovalAsks, string>> = {
  publish: 'to publish it',
  schedule: 'to schedule it',
  withdraw: 'to withdraw it from the site',
};

const timesOf = ({ publishAt, withdrawAt }: Approval): string =>
  [
    ...(publishAt === null ? [] : [`to publish it on ${dubaiTime(publishAt)}`]),
    ...(withdrawAt === null ? [] : [`to withdraw it on ${dubaiTime(withdrawAt)}`]),
  ].join(' and ');

const quoted = (note: string): string => (note === '' ? '' : ` “${note}”`);

/** Label of an approval request. */
export const requestSentence = (approval: Approval): string =>
  [
    `${memberName(approval.requestedBy)} asks ${approval.asks === 'schedule' ? timesOf(approval) : ASKS[approval.asks]}`,
    ` (${formatDateTime(approval.requestedAt)}).${quoted(approval.note)}`,
  ].join('');

/** Describes the outcome of a request; empty without one. */
export function approvalSentences({ approval }: Pick<Lifecycle, 'approval'>, version: number): string[] {
  if (approval === undefined) return [];
  const { sentBack } = approval;
  if (sentBack !== null)
    return [
      `${memberName(sentBack.by)} sent the request of ${memberName(approval.requestedBy)} back:${quoted(sentBack.note)}`,
    ];
  return [requestSentence(approval), ...(approval.version === version ? [] : [APPROVAL_LABELS.stale])];
}

/** Label of a request in a member's tasks: another member's request, or their own that was sent back. */
export const waitingWords = ({ title, requestedBy, sentBack }: ListedApproval): string =>
  sentBack === null
    ? `${memberName(requestedBy)} sent “${title}” for approval`
    : `${memberName(sentBack.by)} sent “${title}” back to you`;
