import { data } from 'react-router';
import { StartPage } from '../features/shortlist/start-page';
import { loaderHeaders } from '../../shared/lib/loader-headers';

export const loader = () =>
  data(null, { headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
export const headers = loaderHeaders;

export default function ShortlistStartRoute() {
  return <StartPage />;
}
