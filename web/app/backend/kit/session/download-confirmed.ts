import { showSecondFactor } from '@manzil/contracts/http/second-factor';
import { askForConfirmation, callApi } from '../data/call-api';

/**
 * Downloads a file that needs a confirmation, asking for it first, because the browser does not show why a download was
 * refused.
 */
export async function downloadConfirmed(url: string): Promise<void> {
  const { confirmedUntil, confirmBy } = await callApi(showSecondFactor);
  if (confirmedUntil === null && !(await askForConfirmation(confirmBy))) return;
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
