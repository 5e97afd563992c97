import type { Role } from '@manzil/contracts/gateway/account';

const ADMIN = 'adminLogin';
const USER = 'userLogin';
const ROLE = 'usertype';

/** The local markers only control the display; the server decides whether a call is allowed. */
export function storeMarkers(role: Role): void {
  write(ADMIN, 'true');
  write(USER, 'true');
  write(ROLE, role);
}

export function clearMarkers(): void {
  for (const key of [ADMIN, USER, ROLE]) write(key, null);
}

export const clearAdminMarker = (): void => {
  write(ADMIN, null);
};

export function hasAdminMarker(): boolean {
  try {
    return window.localStorage.getItem(ADMIN) !== null;
  } catch {
    // Without storage only the session decides.
    return true;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // Storage is blocked: only the session decides.
  }
}
