import type { Page } from '@manzil/contracts/content/page';
import { copyPage } from '@manzil/contracts/content/page-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { AssertLinkIsFree } from '../../identity/assert-link-is-free.js';
import { NotePageChange, type Editor } from './note-page-change.js';
import type { Copy } from './page-input.js';

/** A new page that shows what another one does. */
@Injectable()
export class CopyPage {
  constructor(
    private readonly rpc: RpcClient,
    private readonly assertFree: AssertLinkIsFree,
    private readonly note: NotePageChange,
  ) {}

  async execute(editor: Editor, id: number, about: Copy): Promise<Page> {
    await this.assertFree.execute({ link: about.linkAddress, wantedFor: 'page', field: 'linkAddress' });
    const copy = await this.rpc.ask(copyPage, { ...about, id, by: editor.session.username });
    await this.note.execute(editor, 'page-copied', copy.id, { from: id, linkAddress: copy.linkAddress });
    return copy;
  }
}
