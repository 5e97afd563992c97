import type { Dashboard } from '@manzil/contracts/gateway/dashboard';
import * as http from '@manzil/contracts/http/leads';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import { ShowDashboard } from './show-dashboard.js';

@Controller()
export class DashboardController {
  constructor(private readonly showDashboard: ShowDashboard) {}

  @Endpoint(http.showDashboard)
  tiles(): Promise<Dashboard> {
    return this.showDashboard.show();
  }
}
