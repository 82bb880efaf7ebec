import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import type { CampaignId } from '@brandroom/domain/id.schema';
import Papa from 'papaparse';

import { formula, imagesCell, momentCells, tagsCell } from './cells';
import type { Column } from './columns';
import { columnHeadings, columns } from './columns';

export interface CsvOptions {
  /** In which dates and times are written, and read where a row names none. */
  timeZone: string;
  /** The campaigns that are known by name; any other goes by its id. */
  campaigns: ReadonlyMap<CampaignId, string>;
}

function campaignCell(id: CampaignId | null, campaigns: CsvOptions['campaigns']): string {
  if (id === null) return '';
  const name = campaigns.get(id);
  const isOnlyOne = [...campaigns.values()].filter((other) => other === name).length === 1;
  return name !== undefined && isOnlyOne ? name : id;
}

function cellsOf(item: ContentItem, { timeZone, campaigns }: CsvOptions) {
  const { type, title, body, description, images, tags, campaignId, scheduledFor } = item;
  return {
    type,
    platform: item.type === 'social' ? item.platform : '',
    title,
    subject: item.type === 'email' ? item.subject : '',
    preheader: item.type === 'email' ? item.preheader : '',
    body,
    description,
    excerpt: item.type === 'blog' ? item.excerpt : '',
    seoTitle: item.type === 'blog' ? item.seoTitle : '',
    seoDescription: item.type === 'blog' ? item.seoDescription : '',
    tags: tagsCell(tags),
    campaign: campaignCell(campaignId, campaigns),
    keyword: item.keyword ?? '',
    ...momentCells(scheduledFor, timeZone),
    images: imagesCell(images),
    status: contentStatusLabels[item.status],
    id: item.id,
  } satisfies Record<Column, string>;
}

/**
 * Content as a spreadsheet (RFC 4180), every field that a person writes in a column, so that
 * `readCsv` reads the same content back. Nothing in it runs as a formula; the mark of the encoding
 * in front is for Excel.
 */
export function csvOf(items: readonly ContentItem[], options: CsvOptions): string {
  const data = items.map((item) => {
    const cells = cellsOf(item, options);
    return columns.map((column) => cells[column]);
  });
  const fields = columns.map((column) => columnHeadings[column]);
  return `\uFEFF${Papa.unparse({ fields, data }, { newline: '\r\n', escapeFormulae: formula })}\r\n`;
}
