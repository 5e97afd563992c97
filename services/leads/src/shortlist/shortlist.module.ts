import { Module } from '@nestjs/common';
import { ChangeShortlist } from './change-shortlist.js';
import { CreateShortlist } from './create-shortlist.js';
import { GetShortlist } from './get-shortlist.js';
import { RevokeShortlist } from './revoke-shortlist.js';

@Module({
  providers: [CreateShortlist, GetShortlist, ChangeShortlist, RevokeShortlist],
})
export class ShortlistModule {}
