import { AddOmittedKinds } from '@manzil/lifecycle/migrations/add-omitted-kinds';

/** Kinds of content that are left out of a language until they are translated. */
export class AddOmittedKinds1799900000000 extends AddOmittedKinds {}
