import { roleSchema, type Credentials } from '@manzil/contracts/gateway/account';
import { z } from 'zod';
import { clearAdminMarker, storeMarkers } from '../lib/markers';

const rowsSchema = z.array(z.object({ type: roleSchema }));

/** Words of the specification for each way a login can end. */
const MESSAGES = {
  success: 'Login Successfully!',
  empty: 'Unexpected response from the server',
  failed: 'Error during login. Please try again.',
};

/** Asks for a session; its cookie is the server's, the markers only say what to show. */
export async function logIn(credentials: Credentials): Promise<{ signedIn: boolean; message: string }> {
  try {
    const answer = await fetch('/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    if (answer.status === 429) return { signedIn: false, message: await tooOften(answer) };
    const text = await answer.text();
    // No body at all is as empty as a list without rows.
    const [first] = text.trim() === '' ? [] : rowsSchema.parse(JSON.parse(text));
    if (first === undefined) {
      clearAdminMarker();
      return { signedIn: false, message: answer.ok ? MESSAGES.empty : wrong };
    }
    storeMarkers(first.type);
    return { signedIn: true, message: MESSAGES.success };
  } catch {
    return { signedIn: false, message: MESSAGES.failed };
  }
}

const wrong = `${MESSAGES.failed} The username or the password is not right.`;

async function tooOften(answer: Response): Promise<string> {
  const { detail } = (await answer.json().catch(() => ({}))) as { detail?: string };
  return detail ?? MESSAGES.failed;
}
