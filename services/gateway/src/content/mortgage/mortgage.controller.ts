import { saveMortgagePage } from '@manzil/contracts/http/document-editing';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { SavePageTexts } from '../editing/save-page-texts.js';
import { ReadMortgageForm } from './read-mortgage-form.js';

@Controller()
export class MortgageController {
  constructor(
    private readonly readForm: ReadMortgageForm,
    private readonly savePageTexts: SavePageTexts,
  ) {}

  @Endpoint(saveMortgagePage)
  async update(
    { session }: Input<typeof saveMortgagePage>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ msg: '200' }> {
    const form = await this.readForm.read(request, response);
    await this.savePageTexts.save(session.username, { name: 'mortgageservicespagedb', ...form });
    return { msg: '200' };
  }
}
