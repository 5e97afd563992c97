import { AddOmittedKinds } from '@manzil/lifecycle/migrations/add-omitted-kinds';

/** Whether projects are left out of a language until they are translated. */
export class AddOmittedKinds1799900100000 extends AddOmittedKinds {}
