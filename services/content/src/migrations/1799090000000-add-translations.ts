import { AddTranslations } from '@manzil/lifecycle/migrations/add-translations';

/** Arabic texts of what content publishes. */
export class AddTranslations1799090000000 extends AddTranslations {}
