import { ROLES } from '@manzil/contracts/gateway/account';
import { isPermitted } from '@manzil/contracts/gateway/permissions';

/** Roles whose members can be given leads. */
export const LEAD_ROLES = ROLES.filter((role) => isPermitted(role, 'leads.edit'));
