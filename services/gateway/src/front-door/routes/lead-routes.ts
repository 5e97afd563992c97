import { post, type Route } from './route.js';

export const LEAD_ROUTES: readonly Route[] = [post('/traffic', 'public')];
