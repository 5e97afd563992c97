import { getFrameEntry } from '@manzil/contracts/content/editing-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findFramePart, FOOTER, NAVIGATION_STYLE, toFrameEntry } from './frame-part.js';

/** Returns the style of the header and the footer as staff edit them; at version 0 before their first save. */
@Injectable()
export class GetFrameEntry {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(getFrameEntry)
  async get() {
    const { manager } = this.dataSource;
    const [style, footer] = await Promise.all([
      findFramePart(manager, NAVIGATION_STYLE),
      findFramePart(manager, FOOTER),
    ]);
    return {
      style: await toFrameEntry(manager, NAVIGATION_STYLE, style),
      footer: await toFrameEntry(manager, FOOTER, footer),
    };
  }
}
