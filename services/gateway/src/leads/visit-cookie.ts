import { z } from 'zod';
import { readCookie } from '../http/caller/read-cookie.js';

const VISIT_COOKIE = 'manzil_visit';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The token by which a browser is known to have been counted, if it carries a proper one. */
export const readVisitCookie = (header: string | undefined): string | undefined =>
  z.uuid().safeParse(readCookie(header, VISIT_COOKIE)).data;

/** A random token and nothing else, sent back to the one call that counts visits and to no other. */
export const visitCookie = (token: string, secure: boolean): string =>
  [
    `${VISIT_COOKIE}=${token}`,
    'Path=/traffic',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${YEAR_SECONDS}`,
    ...(secure ? ['Secure'] : []),
  ].join('; ');
