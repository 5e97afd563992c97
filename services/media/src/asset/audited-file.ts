import type { AuditEntity } from '@manzil/contracts/audit';
import type { AssetEntity } from './asset.entity.js';

/** A file as the audit trail names it. */
export const auditedFile = ({ id, originalName, filename }: AssetEntity): AuditEntity => ({
  kind: 'file',
  id,
  title: originalName,
  link: `/uploads/${filename}`,
});
