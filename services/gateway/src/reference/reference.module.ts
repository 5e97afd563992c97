import { Module } from '@nestjs/common';
import { CountryController } from './country.controller.js';
import { FlagController } from './flag.controller.js';

@Module({ controllers: [CountryController, FlagController] })
export class ReferenceModule {}
