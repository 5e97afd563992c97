import * as http from '@manzil/contracts/http/media';
import type {
  AssetDeleted,
  AssetsDeleted,
  LibraryAsset,
  LibraryPage,
  ReplacedFile,
} from '@manzil/contracts/media/library';
import {
  deleteAsset,
  deleteAssets,
  listAssets,
  updateAsset,
  updateAssets,
} from '@manzil/contracts/media/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { ReplaceFile } from './replace-file.js';

/** All uploads with where they are used. */
@Controller()
export class LibraryController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly replaceFile: ReplaceFile,
  ) {}

  @Endpoint(http.listAssets)
  list({ query }: Input<typeof http.listAssets>): Promise<LibraryPage> {
    return this.rpc.request(listAssets, query);
  }

  @Endpoint(http.describeAsset)
  describe({ params, body }: Input<typeof http.describeAsset>): Promise<LibraryAsset> {
    return this.rpc.request(updateAsset, { ...params, ...body });
  }

  @Endpoint(http.replaceFile)
  replace({ body }: Input<typeof http.replaceFile>): Promise<ReplacedFile> {
    return this.replaceFile.replace(body.filename, body.replacement);
  }

  @Endpoint(http.deleteAsset)
  delete({ params }: Input<typeof http.deleteAsset>): Promise<AssetDeleted> {
    return this.rpc.request(deleteAsset, params);
  }

  @Endpoint(http.changeAssets)
  changeMany({ body }: Input<typeof http.changeAssets>): Promise<{ changed: number }> {
    return this.rpc.request(updateAssets, body);
  }

  @Endpoint(http.deleteAssets)
  deleteMany({ body }: Input<typeof http.deleteAssets>): Promise<AssetsDeleted> {
    return this.rpc.request(deleteAssets, body);
  }
}
