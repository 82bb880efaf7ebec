import { colorRole } from '@brandroom/domain/brand/color-role';
import type { SearchKind, SearchResult } from '@brandroom/domain/contract/search.contract';
import { canSeeContent } from '@brandroom/domain/content/visibility';
import { idPrefixes } from '@brandroom/domain/id.schema';
import type { User } from '@brandroom/domain/account/user.schema';
import { accessTo } from '@brandroom/domain/rights/access-to';
import { can } from '@brandroom/domain/rights/can';
import type { Instant } from '@brandroom/domain/time.schema';

import type { Collections } from '../../store/collections';

/** A record as the search reads it. */
export interface SearchedRecord {
  result: SearchResult;
  /** Searched like the name, and worth less. */
  details: string;
  /** The long text, worth least. */
  body: string;
  /** The last change that an index knows; of equal matches the newest comes first. */
  at: Instant;
}

/** The searched collections of a brand, with the prefix of their ids. */
export const searchedCollections = {
  content: idPrefixes.Content,
  files: idPrefixes.File,
  logos: idPrefixes.Logo,
  colors: idPrefixes.Color,
  typography: idPrefixes.Typography,
  voiceTones: idPrefixes.VoiceTone,
  messages: idPrefixes.Message,
  rules: idPrefixes.Rule,
  guidelines: idPrefixes.Guideline,
  campaigns: idPrefixes.Campaign,
  emails: idPrefixes.Email,
  prints: idPrefixes.Print,
  keywordGroups: idPrefixes.KeywordGroup,
} as const satisfies Partial<Record<keyof Collections, string>>;
export type SearchedCollection = keyof typeof searchedCollections;

export const searchedNames = Object.keys(searchedCollections) as SearchedCollection[];

/** Returns the collection of a record by its id; undefined for a record that is not searched. */
export function collectionOf(id: string): SearchedCollection | undefined {
  return searchedNames.find((name) => id.startsWith(`${searchedCollections[name]}_`));
}

type Read = { [C in SearchedCollection]: (row: Collections[C]) => SearchedRecord };

const read: Read = {
  content: ({ id, brandId, title: name, type, channel, status, ...row }) => ({
    result: { kind: 'content', id, brandId, name, type, channel, status },
    details: [row.description, ...row.tags].join(' '),
    body: row.body,
    at: row.updatedAt,
  }),
  files: ({ id, brandId, name, category, createdAt, tags = [] }) => ({
    result: { kind: 'file', id, brandId, name, category },
    details: tags.join(' '),
    body: '',
    at: createdAt,
  }),
  logos: ({ id, brandId, name, type, updatedAt }) => ({
    result: { kind: 'logo', id, brandId, name, type },
    details: '',
    body: '',
    at: updatedAt,
  }),
  colors: ({ id, brandId, name, hex, updatedAt, ...row }) => ({
    result: { kind: 'color', id, brandId, name, hex, role: colorRole(row) },
    details: [hex, row.pms, row.ral].join(' '),
    body: '',
    at: updatedAt,
  }),
  typography: ({ id, brandId, name, family, usage, updatedAt }) => ({
    result: { kind: 'font', id, brandId, name, family },
    details: [family, usage].join(' '),
    body: '',
    at: updatedAt,
  }),
  voiceTones: ({ id, brandId, title: name, description, examples, updatedAt }) => ({
    result: { kind: 'tone', id, brandId, name },
    details: description,
    body: examples.join(' '),
    at: updatedAt,
  }),
  messages: ({ id, brandId, content: name, type, description, updatedAt }) => ({
    result: { kind: 'message', id, brandId, name, type },
    details: description,
    body: '',
    at: updatedAt,
  }),
  rules: ({ id, brandId, title: name, description, examples, updatedAt }) => ({
    result: { kind: 'rule', id, brandId, name },
    details: description,
    body: examples.join(' '),
    at: updatedAt,
  }),
  guidelines: ({ id, brandId, title: name, description, dos, donts, updatedAt }) => ({
    result: { kind: 'guideline', id, brandId, name },
    details: description,
    body: [...dos, ...donts].join(' '),
    at: updatedAt,
  }),
  campaigns: ({ id, brandId, name, status, description, goals, updatedAt }) => ({
    result: { kind: 'campaign', id, brandId, name, status },
    details: description,
    body: goals.join(' '),
    at: updatedAt,
  }),
  emails: ({ id, brandId, name, status, subject, preheader, body, updatedAt }) => ({
    result: { kind: 'email', id, brandId, name, status },
    details: [subject, preheader].join(' '),
    body,
    at: updatedAt,
  }),
  prints: ({ id, brandId, name, type, headline, body, updatedAt }) => ({
    result: { kind: 'print', id, brandId, name, type },
    details: headline,
    body,
    at: updatedAt,
  }),
  keywordGroups: ({ id, brandId, name, keywords, updatedAt }) => ({
    result: { kind: 'keywords', id, brandId, name },
    details: keywords.join(' '),
    body: '',
    at: updatedAt,
  }),
};

/** Returns the fields of a row that the search needs. */
export function searchedRecord<C extends SearchedCollection>(
  collection: C,
  row: Collections[C],
): SearchedRecord {
  return read[collection](row);
}

const viewRights = {
  file: 'files.view',
  logo: 'logos.view',
  color: 'colors.view',
  font: 'typography.view',
  tone: 'voice.view',
  message: 'messaging.view',
  campaign: 'campaigns.view',
  email: 'email.view',
  print: 'advertising.view',
  keywords: 'analytics.view',
  person: 'team.view',
} as const satisfies Partial<Record<SearchKind, string>>;

/** Returns whether a person sees a result: the same rules as on its screen. */
export function seesResult(user: User, result: SearchResult): boolean {
  if (result.kind === 'content') return canSeeContent(user, result);
  if (result.kind === 'rule' || result.kind === 'guideline' || result.kind === 'brand')
    return accessTo(user, result.brandId) !== undefined;
  return can(user, viewRights[result.kind], result.brandId);
}
