import type { HeadersFunction } from 'react-router';

/** A page answers with the headers its loader set; an error page with those of the error. */
export const loaderHeaders: HeadersFunction = ({ loaderHeaders: own, errorHeaders }) => errorHeaders ?? own;
