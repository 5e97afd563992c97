import { z } from 'zod';
import { LANGUAGES } from '../site-language.js';

/** The language of the page that a form was sent from, in which the person gets mail. */
export const formLanguageSchema = z.enum(LANGUAGES).default('en');
