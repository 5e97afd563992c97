import type { AuditEntity } from '@manzil/contracts/audit';
import { changesBetween } from '@manzil/service-kit/audit-record';
import type { PageEntity } from './page.entity.js';

/** Returns the entity of a page in audit records; a deleted page links to the recycle bin. */
export const auditedPage = (
  { id, title }: Pick<PageEntity, 'id' | 'title'>,
  isDeleted = false,
): AuditEntity => ({
  kind: 'page',
  id: String(id),
  title,
  link: isDeleted ? '/backend/recycle-bin' : `/backend/pages/${id}`,
});

const FIELDS = ['title', 'linkAddress', 'seoTitle', 'metaDescription', 'keywords', 'pageVal', 'html', 'css'];

export const pageChanges = (before: PageEntity | null, after: PageEntity) =>
  changesBetween(before, after, FIELDS);
