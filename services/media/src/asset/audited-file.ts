import type { AuditEntity } from '@manzil/contracts/audit';
import type { AssetEntity } from './asset.entity.js';

/** Returns the entity of a file in audit records. */
export const auditedFile = ({ id, originalName, filename }: AssetEntity): AuditEntity => ({
  kind: 'file',
  id,
  title: originalName,
  link: `/uploads/${filename}`,
});
