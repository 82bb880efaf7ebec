import { formatCount, plural } from '@brandroom/domain/format/count';

/** Every visible string of taking content out of the product, and the way in to the import. */
export const exportMessages = {
  button: 'Export',
  both: 'Export or import',
  importing: 'Import a spreadsheet',
  importHelp: 'Each row becomes a draft',
  menu: 'Export or import content',
  ics: 'Calendar file (.ics)',
  icsHelp: 'What has a date, for other calendars',
  csv: 'Spreadsheet (.csv)',
  csvHelp: 'Every field, to edit and import again',
  print: 'Print',
  title: 'Exporting content',
  collecting: 'Collecting what matches your filters',
  collected: (done: number, total: number) =>
    `${done.toLocaleString('en-US')} of ${formatCount(total, 'item')}`,
  cancel: 'Cancel',
  tryAgain: 'Try again',
  keptSoFar: 'What was collected so far is kept.',
  done: (count: number) => `${formatCount(count, 'item')} exported`,
  savedAs: (name: string) => `Saved as ${name}.`,
  leftOut: (count: number) =>
    `${formatCount(count, 'item')} without a date ${plural(count, 'is', 'are')} not in it.`,
  nothing: 'Nothing to export',
  nothingMatches: 'No content matches your filters.',
  nothingDated: 'Nothing that matches your filters has a date.',
} as const;
