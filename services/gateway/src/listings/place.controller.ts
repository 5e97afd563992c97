import type { Result } from '@manzil/contracts/http/endpoint';
import * as http from '@manzil/contracts/http/places';
import { resolvePlace, savePlace } from '@manzil/contracts/listings/place';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';

/** Changes the names by which searches know places. */
@Controller()
export class PlaceController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(http.resolvePlace)
  resolve({ body, session }: Input<typeof http.resolvePlace>): Promise<Result<typeof http.resolvePlace>> {
    return this.rpc.request(resolvePlace, { ...body, by: session.username.slice(0, 60) });
  }

  @Endpoint(http.savePlace)
  save({ params, body, session }: Input<typeof http.savePlace>): Promise<Result<typeof http.savePlace>> {
    return this.rpc.request(savePlace, { ...params, ...body, by: session.username.slice(0, 60) });
  }
}
