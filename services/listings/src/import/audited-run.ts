import type { AuditEntity } from '@manzil/contracts/audit';
import type { ImportRunEntity } from './import-run.entity.js';

export const auditedRun = ({ id, source }: Pick<ImportRunEntity, 'id' | 'source'>): AuditEntity => ({
  kind: 'import',
  id,
  title: `Feed ${source}`,
  link: `/backend/feed/${id}`,
});
