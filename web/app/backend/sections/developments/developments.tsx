import * as http from '@manzil/contracts/http/development-editing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPrice } from '../../kit/labels/format';
import { useRefresh } from '../../kit/data/use-refresh';
import { callApi, messageOf } from '../../kit/data/call-api';
import { Button } from '../../../shared/ui/button';
import { ButtonLink } from '../../../shared/ui/button-link';
import { LeavingConfirm } from '../../kit/links/leaving-confirm';
import { OrderEditor } from '../../kit/table/order-editor';
import { SectionHead } from '../../kit/layout/section-head';
import { toasts } from '../../../shared/ui/toast-queue';
import { toWireRow, type DevelopmentRow } from './development-row';
import { DeletedDevelopments } from './deleted-developments';
import { DevelopmentsTable } from './developments-table';
import { HeadingEditor } from './heading-editor';
import { developmentsQuery } from './load-developments';
import { useLiveSwitch } from './use-live-switch';
import { EditOnly, OnSite, PublishOnly } from '../../../shared/ui/read-only';

/** The projects of the site: their heading, order and visibility. */
export function Developments() {
  const { rows, heading } = useSuspenseQuery(developmentsQuery).data;
  const refresh = useRefresh();
  const [ordering, setOrdering] = useState(false);
  const [leaving, setLeaving] = useState<DevelopmentRow | undefined>();
  const live = useLiveSwitch(refresh);

  const restore = async ({ id, name }: DevelopmentRow): Promise<void> => {
    try {
      await callApi(http.restoreDevelopment, { params: { id }, body: {} });
      toasts.done(`${name} is restored.`);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await refresh();
  };
  const remove = async (row: DevelopmentRow): Promise<boolean> => {
    let removed = false;
    try {
      await callApi(http.deleteDevelopment, { body: toWireRow(row, row.live) });
      removed = true;
      await refresh();
      toasts.done('Image is deleted!', { label: 'Undo', run: () => void restore(row) });
    } catch (error) {
      toasts.failed(messageOf(error));
      await refresh();
    }
    setLeaving(undefined);
    return removed;
  };
  const saveOrder = async (ordered: readonly DevelopmentRow[]): Promise<void> => {
    await callApi(http.orderDevelopments, { body: { ids: ordered.map(({ id }) => id) } });
    await refresh();
  };

  return (
    <>
      <SectionHead title="New Development" intro="Off-plan projects, in the order visitors see them.">
        <PublishOnly>
          {rows.length > 1 && !ordering && (
            <Button
              onClick={() => {
                setOrdering(true);
              }}
            >
              Reorder
            </Button>
          )}
        </PublishOnly>
        <EditOnly>
          <ButtonLink kind="primary" prefetch="intent" to="/backend/developments/new">
            Add Property
          </ButtonLink>
        </EditOnly>
      </SectionHead>
      <div className="backend-form">
        <OnSite>
          <HeadingEditor stored={heading} onSaved={refresh} />
        </OnSite>
        {ordering ? (
          <OrderEditor
            label="Order of the projects"
            items={rows}
            idOf={({ id }) => String(id)}
            nameOf={({ name }) => name}
            render={({ name, price }) => `${name}, ${formatPrice(price)}`}
            onSave={saveOrder}
            onClose={() => {
              setOrdering(false);
            }}
          />
        ) : (
          <DevelopmentsTable rows={rows} live={live} onDelete={setLeaving} />
        )}
        <OnSite>
          <DeletedDevelopments />
        </OnSite>
      </div>
      {leaving !== undefined && (
        <LeavingConfirm
          path={`/${leaving.pagelink}`}
          title={`Delete ${leaving.name}`}
          confirm="Delete"
          danger
          onCancel={() => {
            setLeaving(undefined);
          }}
          onConfirm={() => remove(leaving)}
        >
          Are you sure you want to delete this item?
        </LeavingConfirm>
      )}
    </>
  );
}
