import type { Page } from '@manzil/contracts/content/page';
import { createPage } from '@manzil/contracts/content/page-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { AssertLinkIsFree } from '../../identity/assert-link-is-free.js';
import { NotePageChange, type Editor } from './note-page-change.js';
import type { NewPage } from './page-input.js';

/** A new page, at an address that neither a listing nor a development has. */
@Injectable()
export class SavePage {
  constructor(
    private readonly rpc: RpcClient,
    private readonly assertFree: AssertLinkIsFree,
    private readonly note: NotePageChange,
  ) {}

  async execute(editor: Editor, page: NewPage): Promise<Page> {
    await this.assertFree.execute({ link: page.linkAddress, wantedFor: 'page', field: 'linkAddress' });
    const saved = await this.rpc.ask(createPage, { ...page, by: editor.session.username });
    await this.note.execute(editor, 'page-created', saved.id, { linkAddress: saved.linkAddress });
    return saved;
  }
}
