import { AddDraftPreviews } from '@manzil/lifecycle/migrations/add-draft-previews';

/** Links that show drafts to people without an account. */
export class AddDraftPreviews1798730000000 extends AddDraftPreviews {}
