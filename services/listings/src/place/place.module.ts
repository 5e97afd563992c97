import { Module } from '@nestjs/common';
import { ListPlaces } from './list-places.js';
import { PlaceController } from './place.controller.js';
import { SavePlace } from './save-place.js';

@Module({ controllers: [PlaceController], providers: [ListPlaces, SavePlace] })
export class PlaceModule {}
