import { describe, expect, it, vi } from 'vitest';
import { confirmTotp } from '@manzil/contracts/http/second-factor';
import { screen, waitFor } from '@testing-library/react';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderPart } from '../../../testing/render-screen';
import { TotpDialog } from './totp-dialog';

const setUp = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Manzil', qr: { size: 21, path: 'M0 0h1' } };

function open() {
  const onAdded = vi.fn();
  const { user } = renderPart(<TotpDialog setUp={setUp} onClose={vi.fn()} onAdded={onAdded} />);
  return { user, onAdded, code: screen.getByLabelText('Code') };
}

describe('the dialog of an authenticator app', () => {
  it('shows the key as a picture and as text', () => {
    open();
    expect(screen.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  });

  it('hands over the recovery codes that come with the first code', async () => {
    const requests = stubApi(confirmTotp, { recoveryCodes: ['one', 'two'] });
    const { user, onAdded, code } = open();
    await user.type(code, '123456{Enter}');
    await waitFor(() => {
      expect(onAdded).toHaveBeenCalledWith(['one', 'two']);
    });
    expect(requests).toMatchObject([{ body: { code: '123456' } }]);
  });

  it('asks for a code before anything is sent', async () => {
    const { user, code } = open();
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    await waitFor(() => {
      expect(code).toHaveAccessibleDescription(/Code: Please enter a code\./);
    });
    expect(code).toHaveFocus();
  });

  it('shows a wrong code at the field', async () => {
    stubApi(
      confirmTotp,
      refuse('VALIDATION_FAILED', 'Check the fields', {
        issues: [{ field: 'code', message: 'This code is not right.' }],
      }),
    );
    const { user, code } = open();
    await user.type(code, '000000{Enter}');
    await waitFor(() => {
      expect(code).toHaveAccessibleDescription(/Code: This code is not right\./);
    });
    expect(code).toHaveValue('000000');
  });

  it('is sent once however often it is clicked', async () => {
    const slow = pendingReply({ recoveryCodes: null });
    const requests = stubApi(confirmTotp, slow.reply);
    const { user, onAdded, code } = open();
    await user.type(code, '123456');
    await user.dblClick(screen.getByRole('button', { name: 'Turn on' }));
    slow.release();
    await waitFor(() => {
      expect(onAdded).toHaveBeenCalledTimes(1);
    });
    expect(requests).toHaveLength(1);
  });
});
