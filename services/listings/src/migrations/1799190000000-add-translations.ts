import { AddTranslations } from '@manzil/lifecycle/migrations/add-translations';

/** Arabic texts of projects. */
export class AddTranslations1799190000000 extends AddTranslations {}
