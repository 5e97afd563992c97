import type { Role } from '@manzil/contracts/gateway/account';
import { usernameSchema, type Member, type SingleUseLink } from '@manzil/contracts/gateway/member';
import { useState } from 'react';
import { ApiProblem, messageOf } from '../lib/call-api';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SelectField, TextField } from '../../ui/field';
import { inviteMember } from './member-calls';
import { ROLE_OPTIONS } from './member-words';

interface InviteDialogProps {
  onInvited: (member: Member, link: SingleUseLink) => void;
  onClose: () => void;
}

export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [issue, setIssue] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);

  const invite = async (): Promise<void> => {
    const name = usernameSchema.safeParse(username);
    if (!name.success) {
      setIssue(name.error.issues[0]?.message);
      return;
    }
    setBusy(true);
    try {
      const { member, link } = await inviteMember({ username: name.data, role });
      onInvited(member, link);
    } catch (error) {
      const [first] = error instanceof ApiProblem ? error.issues : [];
      setIssue(first?.message ?? messageOf(error));
      setBusy(false);
    }
  };

  return (
    <Dialog title="Invite a member" onClose={onClose}>
      <form
        className="backend-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void invite();
        }}
      >
        <TextField
          label="Username"
          hint="An e-mail address works well. It cannot be changed later."
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onText={(value) => {
            setUsername(value);
            setIssue(undefined);
          }}
          issue={issue}
        />
        <SelectField
          label="Role"
          value={role}
          onText={(value) => {
            setRole(value as Role);
          }}
          options={ROLE_OPTIONS}
        />
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={busy}>
            Invite
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
