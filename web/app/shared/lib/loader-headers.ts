import type { HeadersFunction } from 'react-router';

/** A page answers with the headers of its loader; an error page with the headers of the error. */
export const loaderHeaders: HeadersFunction = ({ loaderHeaders: own, errorHeaders }) => errorHeaders ?? own;
