import * as http from '@manzil/contracts/http/content-editing';
import { callApi } from '../data/call-api';
import { collectionQuery } from './collection-query';

/** The members of the team page, in its order. */
export const teamQuery = collectionQuery(http.team, () => callApi(http.listTeamEntries));
