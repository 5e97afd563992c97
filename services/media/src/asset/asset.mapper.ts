import type { Asset } from '@manzil/contracts/media/asset';
import type { AssetEntity } from './asset.entity.js';

export const toAsset = ({
  stem: _stem,
  origin: _origin,
  tags: _tags,
  kept: _kept,
  removalAnnouncedAt: _announced,
  unclaimedSince: _unclaimed,
  deletedAt: _deleted,
  deletedBy: _by,
  deletingAt: _deleting,
  createdAt,
  ...asset
}: AssetEntity): Asset => ({ ...asset, createdAt: createdAt.toISOString() });
