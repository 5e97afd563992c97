import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CurrentEditor, type Editor } from '../editing/editor.js';
import { SavePageTexts } from '../editing/save-page-texts.js';
import { ReadMortgageForm } from './read-mortgage-form.js';

@Controller()
export class MortgageController {
  constructor(
    private readonly readForm: ReadMortgageForm,
    private readonly savePageTexts: SavePageTexts,
  ) {}

  @Post('updatemort')
  @HttpCode(200)
  async update(
    @CurrentEditor() editor: Editor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ msg: '200' }> {
    const form = await this.readForm.execute(request, response);
    await this.savePageTexts.execute(editor, { name: 'mortgageservicespagedb', ...form });
    return { msg: '200' };
  }
}
