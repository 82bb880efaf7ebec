/** The columns of a content spreadsheet with their headings, in order. */
export const columnHeadings = {
  type: 'Type',
  platform: 'Channel',
  title: 'Title',
  subject: 'Subject',
  preheader: 'Preheader',
  body: 'Text',
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
  publishedOn: 'Published on',
  images: 'Images',
  status: 'Status',
  id: 'Id',
} as const;

export type Column = keyof typeof columnHeadings;
export const columns = Object.keys(columnHeadings) as readonly Column[];

/** The column of errors in a file of refused rows; not imported. */
export const problemHeading = 'Problem';

/** Headings of earlier exports. */
const earlier = { Platform: 'platform', Body: 'body' } as const;

/** Normalizes a heading, so that case and separators do not matter. */
const folded = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const byHeading = new Map<string, Column>([
  ...Object.entries(earlier).map(([heading, column]) => [folded(heading), column] as const),
  ...columns.map((column) => [folded(columnHeadings[column]), column] as const),
]);

export const isProblemHeading = (heading: string): boolean =>
  folded(heading) === folded(problemHeading);

/** Returns the column of a heading; `SEO title`, `seoTitle` and `seo_title` are the same. */
export function columnOf(heading: string): Column | undefined {
  return byHeading.get(folded(heading));
}
