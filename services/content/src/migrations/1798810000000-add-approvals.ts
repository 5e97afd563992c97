import { AddApprovals } from '@manzil/lifecycle/migrations/add-approvals';

/** Requests to those who may publish. */
export class AddApprovals1798810000000 extends AddApprovals {}
