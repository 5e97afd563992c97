import { Module } from '@nestjs/common';
import { PropertyModule } from '../property/property.module.js';
import { SearchModule } from '../search/search.module.js';
import { MatchSearches } from './match-searches.js';

/** Matches saved searches with homes, including the homes that a run would publish. */
@Module({ imports: [PropertyModule, SearchModule], providers: [MatchSearches] })
export class MatchModule {}
