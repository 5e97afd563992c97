import { documentFieldIssues, MORTGAGE_FILES } from '@manzil/contracts/content/document-fields';
import type { DocumentFields } from '@manzil/contracts/content/documents';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { BANNER_IMAGE, invalidField, type FileFields } from '../../http/files/form-files.js';
import { ReceiveForm } from '../../http/files/receive-form.js';

const FILES = { bg1: BANNER_IMAGE, bg2: BANNER_IMAGE, bg3: BANNER_IMAGE } satisfies FileFields;

export interface MortgageForm {
  fields: DocumentFields;
  expectedVersion: number | undefined;
}

/**
 * Reads the form of the mortgage page: texts by field name, images as `bg1` to `bg3`, and an optional
 * `expectedVersion`. An image that is not in the form stays unchanged. Errors use the field names of the form.
 */
@Injectable()
export class ReadMortgageForm {
  constructor(private readonly receiveForm: ReceiveForm) {}

  async read(request: Request, response: Response): Promise<MortgageForm> {
    const { texts, files } = await this.receiveForm.receive(request, response, FILES);
    const { expectedVersion, ...written } = texts;
    const images = Object.entries(MORTGAGE_FILES).flatMap(([name, field]) => {
      const [asset] = files[name] ?? [];
      return asset === undefined ? [] : [[field, `/uploads/${asset.filename}`]];
    });
    const issues = documentFieldIssues('mortgageservicespagedb', written);
    if (issues.length > 0) throw new DomainError('VALIDATION_FAILED', 'The form is not valid', { issues });
    return {
      fields: { ...written, ...(Object.fromEntries(images) as DocumentFields) },
      expectedVersion: expectedVersion === undefined ? undefined : toVersion(expectedVersion),
    };
  }
}

function toVersion(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw invalidField('expectedVersion', 'must be a whole number');
  return Number(text);
}
