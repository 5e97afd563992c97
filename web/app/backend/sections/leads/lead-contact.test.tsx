import { describe, expect, it, vi } from 'vitest';
import { screen } from '@testing-library/react';
import { renderPart } from '../../../testing/render-screen';
import { LeadContact } from './lead-contact';

const open = (lead: { email: string; phone: string | null }, role: 'agent' | 'auditor' = 'agent') => {
  const [onContact, onNote] = [vi.fn(), vi.fn()];
  const { user } = renderPart(<LeadContact lead={lead} onContact={onContact} onNote={onNote} />, '/', {
    username: 'sara',
    role,
  });
  return { user, onContact, onNote };
};

describe('the ways to answer a lead', () => {
  it('lead to the number, the address and the note', async () => {
    const { user, onContact, onNote } = open({ email: 'noor@example.com', phone: '+971500000000' });
    const call = screen.getByRole('link', { name: 'Call' });
    expect(call).toHaveAttribute('href', 'tel:+971500000000');
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/971500000000',
    );
    expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute('href', 'mailto:noor@example.com');
    // The test environment cannot follow it.
    call.addEventListener('click', (event) => {
      event.preventDefault();
    });
    await user.click(call);
    expect(onContact).toHaveBeenCalledWith('called');
    await user.click(screen.getByRole('button', { name: 'Note' }));
    expect(onNote).toHaveBeenCalledOnce();
  });

  it('are those that the person gave, without a note for a role that changes nothing', () => {
    open({ email: '', phone: '+971500000000' }, 'auditor');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Call', 'WhatsApp']);
    expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
  });
});
