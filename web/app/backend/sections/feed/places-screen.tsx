import type { Place } from '@manzil/contracts/listings/place';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefresh } from '../../kit/data/use-refresh';
import { Button } from '../../../shared/ui/button';
import { ButtonLink } from '../../../shared/ui/button-link';
import { DataTable, type Column } from '../../../shared/ui/data-table';
import { toasts } from '../../../shared/ui/toast-queue';
import { SectionHead } from '../../kit/layout/section-head';
import { placesQuery, unresolvedPlacesQuery } from './place-calls';
import { PlaceDialog } from './place-dialog';
import { UnresolvedPlaces } from './unresolved-places';
import { EditOnly } from '../../../shared/ui/read-only';

const placeColumns = (onEdit: (place: Place) => void): Column<Place>[] => [
  { accessorKey: 'name', header: 'Place', cell: ({ row: { original } }) => <strong>{original.name}</strong> },
  { accessorKey: 'nameAr', header: 'Arabic name' },
  { id: 'aliases', accessorFn: ({ aliases }) => aliases.join(', '), header: 'Also called' },
  { id: 'communities', accessorFn: ({ communities }) => communities.join(', '), header: 'In the feed' },
  { accessorKey: 'listings', header: 'Properties' },
  {
    id: 'actions',
    header: 'Actions',
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <Button
        onClick={() => {
          onEdit(original);
        }}
      >
        <EditOnly instead="View">Edit</EditOnly>
        <span className="visually-hidden"> {original.name}</span>
      </Button>
    ),
  },
];

/** The search names of places, and the introductions of their pages. */
export function PlacesScreen() {
  const { places } = useSuspenseQuery(placesQuery).data;
  const { names } = useSuspenseQuery(unresolvedPlacesQuery).data;
  const [edited, setEdited] = useState<Place | undefined>();
  const refresh = useRefresh();
  const close = (): void => {
    setEdited(undefined);
  };
  return (
    <>
      <SectionHead
        title="Places"
        intro="The names by which feeds and visitors call places, and the texts of the pages of places. Names of communities: Dubai Municipality."
      >
        <ButtonLink to="/backend/feed">All updates</ButtonLink>
      </SectionHead>
      <UnresolvedPlaces names={names} places={places} />
      <DataTable
        caption="Places"
        rows={places}
        columns={placeColumns(setEdited)}
        search="Search the places"
        empty="There are no places."
        idOf={({ name }) => name}
      />
      {edited !== undefined && (
        <PlaceDialog
          key={`${edited.name}:${edited.version}`}
          place={edited}
          onSaved={({ name }) => {
            close();
            toasts.done(`The names and texts of ${name} are saved.`);
            void refresh();
          }}
          onTheirs={async () => {
            close();
            await refresh();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
