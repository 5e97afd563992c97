import { listPlaces, savePlace } from '@manzil/contracts/listings/place';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ListPlaces } from './list-places.js';
import { SavePlace } from './save-place.js';

@Controller()
export class PlaceController {
  constructor(
    private readonly listPlaces: ListPlaces,
    private readonly savePlace: SavePlace,
  ) {}

  @HandleRpc(listPlaces)
  list() {
    return this.listPlaces.list();
  }

  @HandleRpc(savePlace)
  save(request: z.output<typeof savePlace.request>) {
    return this.savePlace.save(request);
  }
}
