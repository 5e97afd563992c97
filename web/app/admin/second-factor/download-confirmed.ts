import { askForConfirmation } from '../lib/call-api';
import { loadSecondFactor } from './second-factor-calls';

/**
 * Downloads a file that needs a confirmation, asking for it first: the browser shows nobody why a download was
 * refused.
 */
export async function downloadConfirmed(url: string): Promise<void> {
  const { confirmedUntil, confirmBy } = await loadSecondFactor();
  if (confirmedUntil === null && !(await askForConfirmation(confirmBy))) return;
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
