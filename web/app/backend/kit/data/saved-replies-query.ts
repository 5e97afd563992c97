import { showSavedReplies } from '@manzil/contracts/http/lead-replies';
import { endpointQuery } from './query-client';

export const savedRepliesQuery = endpointQuery(showSavedReplies, {});
