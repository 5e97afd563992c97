import type { Role } from '@manzil/contracts/gateway/account';
import type { LinkDelivery, Member, MemberChange, SingleUseLink } from '@manzil/contracts/gateway/member';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefresh } from '../../kit/data/use-refresh';
import { messageOf } from '../../kit/data/call-api';
import { Button } from '../../../shared/ui/button';
import { Confirm } from '../../../shared/ui/confirm';
import { DataTable } from '../../../shared/ui/data-table';
import { SectionHead } from '../../kit/layout/section-head';
import { toasts, type ToastAction } from '../../../shared/ui/toast-queue';
import { InviteDialog } from './invite-dialog';
import { changeMember, issueResetLink, resetSecondFactor } from './member-calls';
import { membersQuery } from '../../kit/data/members-query';
import { memberColumns } from './member-columns';
import { ROLE_SENTENCES, ROLE_LABELS } from '../../kit/access/role-labels';
import { PublishingPolicy } from './publishing-policy';
import { RoleList } from './role-list';
import { MemberDetailsDialog } from './member-details-dialog';
import { memberTitle } from './member-labels';
import { OpenLeads } from './open-leads';
import { SingleUseLinkDialog } from '../../kit/session/single-use-link-dialog';
import { EditOnly } from '../../../shared/ui/read-only';
import { useSession } from '../../kit/access/access';

/** The open dialog. */
type Open =
  | { kind: 'invite' }
  | { kind: 'details' | 'disable' | 'reset' | 'second-factor'; member: Member }
  | { kind: 'link'; name: string; link: SingleUseLink; delivery: LinkDelivery };

/** The staff: their names, their roles, and the links by which they choose their passwords. */
export function MembersScreen() {
  const { members } = useSuspenseQuery(membersQuery).data;
  const { username: self } = useSession();
  const [open, setOpen] = useState<Open | undefined>();
  const refresh = useRefresh();
  const close = (): void => {
    setOpen(undefined);
  };

  const change = async (
    member: Member,
    what: MemberChange,
    words: string,
    undo?: ToastAction,
  ): Promise<void> => {
    try {
      await changeMember(member.id, what);
      toasts.done(`${memberTitle(member)}: ${words}`, undo);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await refresh();
  };
  const changeRole = (member: Member, role: Role, isUndo = false): Promise<void> => {
    const words = `is ${ROLE_LABELS[role].toLowerCase()} now. ${ROLE_SENTENCES[role]}`;
    const undo = { label: 'Undo', run: () => void changeRole(member, member.role, true) };
    return change(member, { role }, words, isUndo ? undefined : undo);
  };
  const reset = async (member: Member): Promise<void> => {
    try {
      setOpen({ kind: 'link', name: memberTitle(member), ...(await issueResetLink(member.id)) });
    } catch (error) {
      close();
      toasts.failed(messageOf(error));
    }
  };
  const clearSecondFactor = async (member: Member): Promise<void> => {
    try {
      await resetSecondFactor(member.id);
      toasts.done(`${memberTitle(member)}: two-step login is off`);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    close();
    await refresh();
  };
  const columns = memberColumns({
    self,
    changeRole: (member, role) => void changeRole(member, role),
    editDetails: (member) => {
      setOpen({ kind: 'details', member });
    },
    askReset: (member) => {
      setOpen({ kind: 'reset', member });
    },
    askDisable: (member) => {
      setOpen({ kind: 'disable', member });
    },
    askSecondFactorReset: (member) => {
      setOpen({ kind: 'second-factor', member });
    },
    enable: (member) => void change(member, { disabled: false }, 'can log in again'),
  });

  return (
    <>
      <SectionHead title="Members" intro="Who can use this backend, and what they can do.">
        <EditOnly>
          <Button
            kind="primary"
            onClick={() => {
              setOpen({ kind: 'invite' });
            }}
          >
            Invite a member
          </Button>
        </EditOnly>
      </SectionHead>
      <DataTable
        caption="Members"
        rows={members}
        columns={columns}
        search="Search the members"
        empty="There are no members."
        idOf={({ id }) => id}
      />
      <PublishingPolicy />
      <RoleList />
      {open?.kind === 'invite' && (
        <InviteDialog
          onClose={close}
          onInvited={(member, link, delivery) => {
            setOpen({ kind: 'link', name: memberTitle(member), link, delivery });
            void refresh();
          }}
        />
      )}
      {open?.kind === 'details' && (
        <MemberDetailsDialog
          member={open.member}
          onClose={close}
          onSaved={() => {
            close();
            void refresh();
          }}
        />
      )}
      {open?.kind === 'link' && <SingleUseLinkDialog {...open} onClose={close} />}
      {open?.kind === 'reset' && (
        <Confirm
          title="New password link"
          confirm="Create link"
          onCancel={close}
          onConfirm={() => reset(open.member)}
        >
          Create a link for {memberTitle(open.member)} to choose a new password? Older links stop working; the
          present password works until then.
        </Confirm>
      )}
      {open?.kind === 'second-factor' && (
        <Confirm
          title="Reset two-step login"
          confirm="Reset"
          danger
          onCancel={close}
          onConfirm={() => clearSecondFactor(open.member)}
        >
          For a lost device: {memberTitle(open.member)} is logged out everywhere, and logs in with the
          password alone until they set up two-step login again.
        </Confirm>
      )}
      {open?.kind === 'disable' && (
        <Confirm
          title="Disable a member"
          confirm="Disable"
          danger
          onCancel={close}
          onConfirm={async () => {
            await change(open.member, { disabled: true }, 'can no longer log in');
            close();
          }}
        >
          <p>
            {memberTitle(open.member)} is logged out everywhere at once and cannot log in until enabled again.
          </p>
          <OpenLeads username={open.member.username} />
        </Confirm>
      )}
    </>
  );
}
