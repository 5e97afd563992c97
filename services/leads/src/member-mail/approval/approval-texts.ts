import type { ApprovalAsks } from '@manzil/contracts/content/lifecycle';
import type { ApprovalNotice } from '@manzil/contracts/leads/mail';
import { dubaiTime } from '../../mail/dubai-time.js';

type Times = Pick<ApprovalNotice, 'publishAt' | 'withdrawAt'>;

const at = (time: string): string => `${dubaiTime.format(new Date(time))} (Dubai time)`;

/** The requested change of an entry: “publish “About us””. */
const ASKED: Readonly<Record<ApprovalAsks, (title: string, times: Times) => string>> = {
  publish: (title) => `publish “${title}”`,
  withdraw: (title) => `take “${title}” off the site`,
  schedule: (title, { publishAt, withdrawAt }) =>
    [
      publishAt === null ? '' : `publish “${title}” on ${at(publishAt)}`,
      withdrawAt === null ? '' : `take “${title}” off the site on ${at(withdrawAt)}`,
    ]
      .filter(Boolean)
      .join(' and '),
};

const DONE: Readonly<Record<ApprovalAsks, string>> = {
  publish: 'Visitors see it now.',
  withdraw: 'Visitors do not see it any more.',
  schedule: 'It happens by itself at that time.',
};

/** Texts of mail about requests for approval. */
export const APPROVAL_TEXTS = {
  requested: {
    subject: (title: string) => `Approval wanted: ${title}`,
    opening: ({ by, asks, title, ...times }: ApprovalNotice) =>
      `${by} asks for your approval to ${ASKED[asks](title, times)}.`,
    why: (site: string) => `You get this mail because you approve what is published on ${site}.`,
  },
  approved: {
    subject: (title: string) => `Approved: ${title}`,
    opening: ({ by, asks, title, ...times }: ApprovalNotice) =>
      `${by} has approved your request to ${ASKED[asks](title, times)}. ${DONE[asks]}`,
  },
  sentBack: {
    subject: (title: string) => `Sent back: ${title}`,
    opening: ({ by, asks, title, ...times }: ApprovalNotice) =>
      `${by} has sent back your request to ${ASKED[asks](title, times)}.`,
  },
  ownRequest: (site: string) => `You get this mail because you asked for it on ${site}.`,
  note: (by: string, note: string) => `${by} wrote:\n${note}`,
  button: 'Open it',
} as const;
