import type { Member } from '@manzil/contracts/gateway/member';
import * as http from '@manzil/contracts/http/members';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { TextField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm } from '../../kit/form/use-contract-form';
import { changeMember } from './member-calls';
import { DETAILS_LABELS as WORDS, loginNameOf, memberTitle } from './member-labels';

interface MemberDetailsProps {
  member: Member;
  onSaved: () => void;
  onClose: () => void;
}

interface DetailsValues {
  name: string;
  email: string;
  loginName: string;
}

/** Edits the name, the email address and the login name of a member. */
export function MemberDetailsDialog({ member, onSaved, onClose }: MemberDetailsProps) {
  const form = useContractForm(http.changeMember, {
    values: { name: member.name, email: member.email ?? '', loginName: loginNameOf(member) },
    bodyOf: ({ loginName, ...details }: DetailsValues) => ({
      ...details,
      // Login names of earlier installations may violate the current rules, so unchanged ones are not sent.
      ...(loginName !== loginNameOf(member) && { loginName }),
    }),
    send: (body) => changeMember(member.id, body),
    onSaved: () => {
      toasts.done(WORDS.saved);
      onSaved();
    },
  });
  return (
    <Dialog title={WORDS.titleOf(memberTitle(member))} onClose={onClose}>
      <form className="backend-form" {...form.attributes}>
        <TextField label={WORDS.name} hint={WORDS.nameHint} autoFocus {...form.text('name')} />
        <TextField label={WORDS.email} type="email" hint={WORDS.emailHint} {...form.text('email')} />
        <TextField
          label={WORDS.loginName}
          hint={WORDS.loginNameHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.text('loginName')}
        />
        <FormProblem form={form} />
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={form.busy}>
            {WORDS.save}
          </Button>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
