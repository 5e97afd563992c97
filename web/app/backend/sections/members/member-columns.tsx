import type { Role } from '@manzil/contracts/gateway/account';
import type { Member } from '@manzil/contracts/gateway/member';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { Button } from '../../../shared/ui/button';
import { ButtonLink } from '../../../shared/ui/button-link';
import type { Column } from '../../../shared/ui/data-table';
import { ROLE_OPTIONS, ROLE_LABELS } from '../../kit/access/role-labels';
import { DETAILS_LABELS, LEADS_LABELS, loginNameOf, memberTitle, STATE_LABELS } from './member-labels';
import { leadsPathOf } from './open-leads';
import { EditOnly } from '../../../shared/ui/read-only';
import styles from './members.module.css';

export interface MemberActions {
  /** The member who views the list. */
  self: string;
  changeRole: (member: Member, role: Role) => void;
  editDetails: (member: Member) => void;
  askReset: (member: Member) => void;
  askDisable: (member: Member) => void;
  askSecondFactorReset: (member: Member) => void;
  enable: (member: Member) => void;
}

export const memberColumns = (actions: MemberActions): Column<Member>[] => [
  {
    id: 'username',
    // The text to search and sort by.
    accessorFn: ({ name, username, loginName, email }) =>
      `${name} ${loginName ?? username} ${email ?? ''}`.trim(),
    header: 'Name',
    cell: ({ row: { original } }) => (
      <>
        <strong>{memberTitle(original)}</strong>
        {original.username === actions.self && ' (you)'}
        <p className={styles.login}>
          {[...new Set([original.name && loginNameOf(original), original.email ?? DETAILS_LABELS.noMail])]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </>
    ),
  },
  {
    accessorKey: 'role',
    header: 'Role',
    cell: ({ row: { original } }) => (
      <EditOnly instead={ROLE_LABELS[original.role]}>
        <select
          className={styles.role}
          aria-label={`Role of ${memberTitle(original)}`}
          value={original.role}
          onChange={(event) => {
            actions.changeRole(original, event.target.value as Role);
          }}
        >
          {ROLE_OPTIONS.map(([role, title]) => (
            <option key={role} value={role}>
              {title}
            </option>
          ))}
        </select>
      </EditOnly>
    ),
  },
  {
    id: 'secondFactor',
    accessorFn: ({ hasSecondFactor }) => (hasSecondFactor ? 'On' : 'Off'),
    header: 'Two-step login',
  },
  { id: 'state', accessorFn: ({ state }) => STATE_LABELS[state], header: 'State' },
  {
    id: 'lastLoginAt',
    accessorFn: ({ lastLoginAt }) => lastLoginAt ?? '',
    header: 'Last login',
    cell: ({ row: { original } }) =>
      original.lastLoginAt === null ? 'Never' : formatDateTime(original.lastLoginAt),
  },
  {
    id: 'actions',
    header: 'Actions',
    enableSorting: false,
    enableGlobalFilter: false,
    cell: ({ row: { original } }) => (
      <EditOnly>
        <MemberButtons member={original} actions={actions} />
      </EditOnly>
    ),
  },
];

function MemberButtons({ member, actions }: { member: Member; actions: MemberActions }) {
  if (member.state === 'disabled') {
    return (
      <div className={styles.buttons}>
        <Button
          aria-label={`Enable ${memberTitle(member)}`}
          onClick={() => {
            actions.enable(member);
          }}
        >
          Enable
        </Button>
        <ButtonLink to={leadsPathOf(member.username)} aria-label={LEADS_LABELS.linkOf(memberTitle(member))}>
          {LEADS_LABELS.link}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.buttons}>
      <Button
        aria-label={DETAILS_LABELS.editOf(memberTitle(member))}
        onClick={() => {
          actions.editDetails(member);
        }}
      >
        {DETAILS_LABELS.edit}
      </Button>
      <Button
        aria-label={`${member.state === 'invited' ? 'New invite link' : 'Reset link'} for ${memberTitle(member)}`}
        onClick={() => {
          actions.askReset(member);
        }}
      >
        {member.state === 'invited' ? 'New invite link' : 'Reset link'}
      </Button>
      {member.username !== actions.self && member.hasSecondFactor && (
        <Button
          aria-label={`Reset two-step login of ${memberTitle(member)}`}
          onClick={() => {
            actions.askSecondFactorReset(member);
          }}
        >
          Reset two-step login
        </Button>
      )}
      {member.username !== actions.self && (
        <Button
          kind="quiet"
          aria-label={`Disable ${memberTitle(member)}`}
          onClick={() => {
            actions.askDisable(member);
          }}
        >
          Disable
        </Button>
      )}
    </div>
  );
}
