import { Controller, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SendForm } from './send-form.js';

/** The forms of the site's pages: sent by the browser itself, or by a script that shows the answer in place. */
@Controller('forms')
export class FormPostController {
  constructor(private readonly sendForm: SendForm) {}

  @Post(':form')
  page(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.sendForm.execute(request, response);
  }

  @Post(':form/answer')
  answer(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.sendForm.execute(request, response);
  }
}
