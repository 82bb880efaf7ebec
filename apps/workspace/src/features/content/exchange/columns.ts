/** The columns of a content spreadsheet with their headings, in their order. */
export const columnHeadings = {
  type: 'Type',
  platform: 'Platform',
  title: 'Title',
  subject: 'Subject',
  preheader: 'Preheader',
  body: 'Body',
  description: 'Description',
  excerpt: 'Excerpt',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
  tags: 'Tags',
  campaign: 'Campaign',
  keyword: 'Keyword',
  date: 'Date',
  time: 'Time',
  timeZone: 'Time zone',
  images: 'Images',
  status: 'Status',
  id: 'Id',
} as const;

export type Column = keyof typeof columnHeadings;
export const columns = Object.keys(columnHeadings) as readonly Column[];

/** Normalizes a heading, so that case and separators do not matter. */
const folded = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const byHeading = new Map(columns.map((column) => [folded(columnHeadings[column]), column]));

/** The column that a heading names, e.g. `SEO title`, `seoTitle` and `seo_title` the same one. */
export function columnOf(heading: string): Column | undefined {
  return byHeading.get(folded(heading));
}
