import type { Asset } from '@manzil/contracts/media/asset';
import {
  assetAltSchema,
  libraryQuerySchema,
  type LibraryAsset,
  type LibraryPage,
  type ReplacedFile,
} from '@manzil/contracts/media/library';
import { deleteAsset, getAsset, listAssets, updateAsset } from '@manzil/contracts/media/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { CurrentActor, type Actor } from '../accounts/actor.js';
import { idParamSchema } from '../accounts/id-param.js';
import { ReplaceFile } from './replace/replace-file.js';

const { filename } = getAsset.request.shape;
const replacementSchema = z.object({ filename, replacement: filename });
const altBodySchema = z.object({ alt: assetAltSchema });

/** All uploads with where they are used. */
@Controller('api/media')
export class LibraryController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly replaceFile: ReplaceFile,
  ) {}

  @Get()
  list(
    @Query({ schema: libraryQuerySchema }) query: z.output<typeof libraryQuerySchema>,
  ): Promise<LibraryPage> {
    return this.rpc.ask(listAssets, query);
  }

  @Patch(':id')
  describe(
    @Param('id', { schema: idParamSchema }) id: string,
    @Body({ schema: altBodySchema }) { alt }: z.output<typeof altBodySchema>,
  ): Promise<LibraryAsset> {
    return this.rpc.ask(updateAsset, { id, alt });
  }

  /** Both by their names below /uploads. */
  @Post('replacements')
  @HttpCode(200)
  replace(
    @CurrentActor() actor: Actor,
    @Body({ schema: replacementSchema }) wish: z.output<typeof replacementSchema>,
  ): Promise<ReplacedFile> {
    return this.replaceFile.execute(actor, wish.filename, wish.replacement);
  }

  @Delete(':id')
  delete(@Param('id', { schema: idParamSchema }) id: string): Promise<Asset> {
    return this.rpc.ask(deleteAsset, { id });
  }
}
