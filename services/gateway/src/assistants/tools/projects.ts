import type { Development } from '@manzil/contracts/listings/development';
import { getDevelopment, listDevelopments } from '@manzil/contracts/listings/development-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { READS_ONLY, runTool, type ToolContext } from './run-tool.js';

const projectSchema = z.object({
  link: z.string().describe('The last part of the address, by which show_project finds it'),
  url: z.string(),
  name: z.string(),
  location: z.string(),
  developer: z.string(),
  priceFromAed: z.number().nullable().describe('null is on request'),
  completion: z.string().describe('When it is to be finished, in the words of the agency'),
});

const wholeProjectSchema = projectSchema.extend({
  descriptionHtml: z.string(),
  paymentPlanHtml: z.string(),
  facilitiesHtml: z.string(),
  keyFeaturesHtml: z.string(),
});

export function addProjectTools(server: McpServer, context: ToolContext): void {
  const { rpc, origin } = context;
  server.registerTool(
    'list_projects',
    {
      title: 'List new developments',
      description: 'All off-plan projects that the agency sells.',
      outputSchema: { projects: z.array(projectSchema) },
      annotations: READS_ONLY,
    },
    () =>
      runTool(context, async () => {
        const { developments } = await rpc.request(listDevelopments, { liveOnly: true });
        return { projects: developments.map((development) => toProject(development, origin)) };
      }),
  );
  server.registerTool(
    'show_project',
    {
      title: 'Show a new development',
      description: 'An off-plan project in full: payment plan, facilities and features.',
      inputSchema: { link: z.string().min(1).max(300) },
      outputSchema: wholeProjectSchema.shape,
      annotations: READS_ONLY,
    },
    ({ link }) =>
      runTool(context, async () => {
        const { development } = await rpc.request(getDevelopment, { pagelink: link.replace(/^.*\//, '') });
        if (!development.live) throw new DomainError('NOT_FOUND', 'There is no such project');
        return toWholeProject(development, origin);
      }),
  );
}

function toProject(development: Development, origin: string): z.input<typeof projectSchema> {
  const { name, location, completion, pagelink } = development;
  return {
    name,
    location,
    completion,
    link: pagelink,
    url: `${origin}/${pagelink}`,
    developer: development.developerName,
    priceFromAed: development.price,
  };
}

const toWholeProject = (development: Development, origin: string): z.input<typeof wholeProjectSchema> => ({
  ...toProject(development, origin),
  descriptionHtml: development.description,
  paymentPlanHtml: development.paymentPlan,
  facilitiesHtml: development.facilities,
  keyFeaturesHtml: development.keyFeatures,
});
