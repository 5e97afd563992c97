import type { Result } from '@manzil/contracts/http/endpoint';
import { postForm, postFormByScript } from '@manzil/contracts/http/forms';
import { postMailLink } from '@manzil/contracts/http/mail-links';
import { postErasureForm, postPersonLinkForm } from '@manzil/contracts/http/person-data';
import { postSavedSearchForm } from '@manzil/contracts/http/saved-searches';
import { postCommentForm } from '@manzil/contracts/http/shortlists';
import { postViewingForm } from '@manzil/contracts/http/viewings';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { SendForm } from './send-form.js';

/** The forms of the site's pages: sent by the browser itself, or by a script that shows the answer in place. */
@Controller()
export class FormPostController {
  constructor(private readonly sendForm: SendForm) {}

  @Endpoint(postForm)
  page(_input: Input<typeof postForm>, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.sendForm.sendWithPhotos(request, response);
  }

  @Endpoint(postPersonLinkForm)
  personLink(
    _input: Input<typeof postPersonLinkForm>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.sendForm.send(request, response);
  }

  @Endpoint(postErasureForm)
  erasure(
    _input: Input<typeof postErasureForm>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.sendForm.send(request, response);
  }

  @Endpoint(postCommentForm)
  comment(
    _input: Input<typeof postCommentForm>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.sendForm.send(request, response);
  }

  @Endpoint(postSavedSearchForm)
  savedSearch(
    _input: Input<typeof postSavedSearchForm>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.sendForm.send(request, response);
  }

  @Endpoint(postViewingForm)
  viewing(
    _input: Input<typeof postViewingForm>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.sendForm.send(request, response);
  }

  @Endpoint(postMailLink)
  mailLink(
    _input: Input<typeof postMailLink>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.sendForm.press(request, response);
  }

  @Endpoint(postFormByScript)
  answer(
    _input: Input<typeof postFormByScript>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<Result<typeof postFormByScript>> {
    // Web writes the outcome into the response, so that nothing is left to return.
    return this.sendForm.send(request, response) as Promise<never>;
  }
}
