import { listAreas } from '@manzil/contracts/http/listings';
import { placeSlug } from '@manzil/contracts/listings/place-slug';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Inject, Injectable } from '@nestjs/common';
import type { GatewayConfig } from '../config.js';
import { siteOrigin } from '../shared/site-origin.js';

const AREAS = 20;

const SECTIONS = [
  {
    heading: 'Homes',
    links: [
      ['Homes for sale', '/buy', 'search by place, type, bedrooms, price and more'],
      ['Homes for rent', '/rent', 'the same for rents, which are for a year'],
      ['New developments', '/new_development_properties', 'off-plan projects with payment plans'],
    ],
  },
  {
    heading: 'Advice',
    links: [
      ['Mortgages', '/mortgageservices', 'monthly payments and the costs of buying in Dubai'],
      ['Questions and answers', '/faqs', 'buying, renting, fees and permits'],
      ['Guides', '/blog', 'posts about the market and about living in Dubai'],
      ['Sell', '/sell', 'what a home is worth and how a sale goes'],
      ['Property management', '/sell/property-management', 'tenants, cheques, repairs and renewals'],
      ['Holiday homes', '/sell/holiday-homes', 'short stays, run for the owner'],
    ],
  },
  {
    heading: 'Agency',
    links: [
      ['About us', '/aboutus', 'who we are'],
      ['Advisers', '/meetmyteam', 'people to call, with their licences'],
      ['Contact', '/contact', 'telephone, office and a form'],
    ],
  },
] as const;

/** Writes an overview of the site for AI assistants, in the format of llmstxt.org. */
@Injectable()
export class WriteLlmsText {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  async write(): Promise<string> {
    const origin = siteOrigin(this.config);
    const { areas } = await this.rpc.request(listAreas, { adType: 'sale', limit: AREAS });
    const places = areas.flatMap(({ name, count }) =>
      placeSlug(name) === ''
        ? []
        : [
            `- [${name}](${origin}/buy/${placeSlug(name)}): ${count} ${count === 1 ? 'home' : 'homes'} for sale`,
          ],
    );
    const sections = SECTIONS.map(({ heading, links }) =>
      section(
        heading,
        links.map(([name, path, about]) => `- [${name}](${origin}${path}): ${about}`),
      ),
    );
    return [
      '# Manzil\n',
      '> Homes for sale and for rent in Dubai: prices in AED, rents for a year, sizes in sq ft.\n',
      'Each page of the site is Markdown for a request with `Accept: text/markdown`.',
      ...(this.config.MCP === 'on'
        ? [`Tools of the Model Context Protocol (streamable HTTP, read-only): ${origin}/mcp`]
        : []),
      `The API is described in ${origin}/api/docs/openapi.json, all pages are in ${origin}/sitemap.xml.\n`,
      ...sections,
      ...(places.length > 0 ? [section('Places', places)] : []),
    ].join('\n');
  }
}

const section = (heading: string, lines: readonly string[]): string =>
  `## ${heading}\n\n${lines.join('\n')}\n`;
