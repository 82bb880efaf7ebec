/** The columns of a spreadsheet of content and their headings, in the order in which they stand. */
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
  date: 'Date',
  time: 'Time',
  timeZone: 'Time zone',
  images: 'Images',
  status: 'Status',
  id: 'Id',
} as const;

export type Column = keyof typeof columnHeadings;
export const columns = Object.keys(columnHeadings) as readonly Column[];

/** What of a heading counts: neither its case nor what stands between its words. */
const folded = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const byHeading = new Map(columns.map((column) => [folded(columnHeadings[column]), column]));

/** The column that a heading names, e.g. `SEO title`, `seoTitle` and `seo_title` the same one. */
export function columnOf(heading: string): Column | undefined {
  return byHeading.get(folded(heading));
}
