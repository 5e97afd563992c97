import type { TeamMemberEntry } from '@manzil/contracts/content/collection-entries';
import type { TeamMemberFields } from '@manzil/contracts/content/collection-fields';
import * as http from '@manzil/contracts/http/content-editing';
import type { Collection } from '../../kit/collection/collection';
import { openFrom } from '../../kit/collection/collection-query';
import { teamQuery } from '../../kit/collection/team-query';

export const team: Collection<TeamMemberFields, TeamMemberEntry> = {
  title: 'Our Team',
  intro: 'Who works here, in the order of the team page.',
  one: 'member',
  endpoints: http.team,
  kind: 'team-member',
  publicPath: '/meetmyteam',
  blank: {
    name: '',
    designation: '',
    photo: '',
    focalX: 50,
    focalY: 50,
    slug: '',
    brn: '',
    languages: [],
    areas: [],
    phone: '',
    whatsapp: '',
    about: '',
  },
  formOf: (entry) => {
    const { name, designation, photo, focalX, focalY, slug, ...rest } = entry;
    const { brn, languages, areas, phone, whatsapp, about } = rest;
    const shown = { name, designation, photo, focalX, focalY };
    return { ...shown, slug, brn, languages, areas, phone, whatsapp, about };
  },
  nameOf: ({ name }) => name,
  list: teamQuery,
  open: openFrom(teamQuery),
};
