import type { Asset } from '@manzil/contracts/media/asset';
import type { AssetEntity } from './asset.entity.js';

export const toAsset = ({
  stem: _stem,
  alt: _alt,
  unclaimedSince: _unclaimed,
  deletingAt: _deleting,
  createdAt,
  ...asset
}: AssetEntity): Asset => ({ ...asset, createdAt: createdAt.toISOString() });
