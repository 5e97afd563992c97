import { listDevelopmentRows, showDevelopmentsHeading } from '@manzil/contracts/http/developments';
import * as editing from '@manzil/contracts/http/development-editing';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../kit/data/call-api';
import { fromWireRow, type DevelopmentRow } from './development-row';

interface DevelopmentList {
  rows: DevelopmentRow[];
  heading: string;
}

export const developmentsQuery = queryOptions({
  queryKey: ['developments'],
  queryFn: async ({ signal }): Promise<DevelopmentList> => {
    const [rows, headings] = await Promise.all([
      callApi(listDevelopmentRows, {}, { signal }),
      callApi(showDevelopmentsHeading, {}, { signal }),
    ]);
    return { rows: rows.map(fromWireRow), heading: headings[0]?.newtext ?? '' };
  },
});

export const deletedDevelopmentsQuery = queryOptions({
  queryKey: ['deleted-developments'],
  queryFn: async ({ signal }) =>
    (await callApi(editing.listDeletedDevelopments, {}, { signal })).developments,
});
