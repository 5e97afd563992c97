/** Calls by editors that never change what visitors see. */
export const UNSEEN = [
  'DELETE /api/admin/saved-blocks/:id',
  'DELETE /api/content/:kind/:id/approval',
  'DELETE /api/content/:kind/:id/draft',
  'PATCH /api/admin/saved-blocks/:id',
  'POST /api/admin/saved-blocks',
  'POST /api/admin/saved-blocks/:id/restore',
  'POST /api/content/:kind/:id/preview',
  'POST /api/content/:kind/drafts',
  'POST /api/page-checks',
  'POST /api/page-previews',
  'POST /api/site-previews',
  'PUT /api/content/:kind/:id/approval',
  'PUT /api/content/:kind/:id/draft',
];
