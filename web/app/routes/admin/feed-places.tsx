import { queryClient } from '../../admin/data/query-client';
import { placesQuery } from '../../admin/feed/place-calls';
import { PlacesScreen } from '../../admin/feed/places-screen';
import { SectionProblem } from '../../admin/parts/section-problem';

export const clientLoader = () => queryClient.query(placesQuery);

export default PlacesScreen;

export function ErrorBoundary() {
  return <SectionProblem title="Places" />;
}
