import { isOfImageHost } from '@manzil/contracts/image-hosts';

const HTTP = /^http:\/\//;
/** A port that answers http answers no https. */
const HTTP_WITH_PORT = /^http:\/\/[^/?#]*:\d/;
const PDF = /\.pdf(?:[?#]|$)/i;

/** Where pictures may be; `any` is for readers other than our pages. */
export type ImageHosts = readonly string[] | 'any';

/** Of an address over http, which media fetches but has not yet, the https one, as browsers try it themselves. */
const overHttps = (urls: readonly string[]): string[] =>
  urls.filter((url) => !HTTP_WITH_PORT.test(url)).map((url) => url.replace(HTTP, 'https://'));

const isShown = (url: string, hosts: ImageHosts): boolean =>
  hosts === 'any' || url.startsWith('/uploads/') || isOfImageHost(url, hosts);

/** Those of a listing's images that pages may show: our copies, and addresses at the given hosts. */
export const browsableImages = (images: readonly string[], hosts: ImageHosts): string[] =>
  overHttps(images).filter((image) => isShown(image, hosts));

/** The same of its floor plans; those that are PDF files, to which a page only links, stay where they are. */
export const browsablePlans = (plans: readonly string[], hosts: ImageHosts): string[] =>
  overHttps(plans).filter((plan) => PDF.test(plan) || isShown(plan, hosts));
