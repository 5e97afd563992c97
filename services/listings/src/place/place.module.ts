import { Module } from '@nestjs/common';
import { ListPlaces } from './list-places.js';
import { ListUnresolvedPlaces } from './list-unresolved-places.js';
import { ResolvePlace } from './resolve-place.js';
import { SavePlace } from './save-place.js';

@Module({
  providers: [ListPlaces, ListUnresolvedPlaces, ResolvePlace, SavePlace],
})
export class PlaceModule {}
