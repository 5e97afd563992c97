import type { LinkDelivery, Member, SingleUseLink } from '@manzil/contracts/gateway/member';
import * as http from '@manzil/contracts/http/members';
import { useContractForm, type BodyInput } from '../../kit/form/use-contract-form';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { SelectField, TextField } from '../../../shared/ui/field';
import { inviteMember } from './member-calls';
import { ROLE_OPTIONS, ROLE_SENTENCES } from '../../kit/access/role-labels';

interface InviteDialogProps {
  onInvited: (member: Member, link: SingleUseLink, delivery: LinkDelivery) => void;
  onClose: () => void;
}

const BLANK: Required<BodyInput<typeof http.inviteMember>> = {
  name: '',
  email: '',
  username: '',
  role: 'editor',
};

export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const form = useContractForm(http.inviteMember, {
    values: BLANK,
    refusalField: 'username',
    bodyOf: ({ email, ...invitation }: typeof BLANK) => ({ ...invitation, ...(email !== '' && { email }) }),
    send: inviteMember,
    onSaved: ({ member, link, delivery }) => {
      onInvited(member, link, delivery);
    },
  });
  const email = form.text('email');
  return (
    <Dialog title="Invite a member" onClose={onClose}>
      <form className="backend-form" {...form.attributes}>
        <TextField
          label="Name"
          hint="As colleagues and clients read it."
          autoFocus
          autoComplete="off"
          {...form.text('name')}
        />
        <TextField
          label="Email"
          type="email"
          hint="The invitation and other mail go here. Feeds name advisers by it."
          autoComplete="off"
          {...email}
          onText={(text) => {
            // The username follows the email until the user types another one.
            if (form.values.username === form.values.email) form.set('username', text);
            email.onText(text);
          }}
        />
        <TextField
          label="Username"
          hint="For logging in only."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.text('username')}
        />
        <SelectField
          label="Role"
          hint={ROLE_SENTENCES[form.values.role]}
          options={ROLE_OPTIONS}
          {...form.text('role')}
        />
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={form.busy}>
            Invite
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
