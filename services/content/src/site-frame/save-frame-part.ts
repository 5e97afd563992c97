import { saveFooter, saveNavigationStyle } from '@manzil/contracts/http/content-editing';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import type { z } from 'zod';
import { Injectable } from '@nestjs/common';
import { assertVersion } from '@manzil/service-kit/version-conflict';
import { lastSave } from '@manzil/lifecycle/version.repository';
import { ChangeCollection } from '../editing/change-collection.js';
import type { FooterEntity } from './footer.entity.js';
import {
  findFramePart,
  FOOTER,
  FRAME_ID,
  NAVIGATION_STYLE,
  toFrameEntry,
  type FramePart,
} from './frame-part.js';
import type { NavigationStyleEntity } from './navigation-style.entity.js';
import { StoreFramePart } from './store-frame-part.js';

interface FrameSave<Fields> {
  fields: Fields;
  expectedVersion: number;
  by: string;
}

/**
 * Saves and publishes the style of the header, or the footer, and deletes the draft. CONFLICT, with author and time,
 * when another user has saved since, even a draft.
 */
@Injectable()
export class SaveFramePart {
  constructor(
    private readonly changeCollection: ChangeCollection,
    private readonly storeFramePart: StoreFramePart,
  ) {}

  @HandleRpc(saveNavigationStyle)
  saveStyle(request: z.output<typeof saveNavigationStyle.request>) {
    return this.save(NAVIGATION_STYLE, request);
  }

  @HandleRpc(saveFooter)
  saveFooter(request: z.output<typeof saveFooter.request>) {
    return this.save(FOOTER, request);
  }

  private save<E extends FooterEntity | NavigationStyleEntity, Fields extends object>(
    part: FramePart<E, Fields>,
    { expectedVersion, ...save }: FrameSave<Fields>,
  ) {
    return this.changeCollection.change('site-frame', async (context) => {
      const { manager } = context;
      const before = await findFramePart(manager, part);
      const last =
        before.version === 0 ? null : await lastSave(manager, part.kind, { ...before, id: FRAME_ID });
      assertVersion(`The ${part.noun}`, last, expectedVersion);
      return toFrameEntry(manager, part, await this.storeFramePart.store(context, part, before, save));
    });
  }
}
