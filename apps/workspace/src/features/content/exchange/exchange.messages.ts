// Export of content to files, and import from spreadsheets.
import { formatCount, plural } from '@brandroom/domain/format/count';

/** Every visible string of exports and imports. */
export const exchangeMessages = {
  export: {
    importing: 'Import a spreadsheet',
    importHelp: 'Each row becomes a draft',
    menu: 'Export or import content',
    ics: 'Calendar file (.ics)',
    icsHelp: 'Dated items, for Google, Outlook or Apple Calendar',
    csv: 'Spreadsheet (.csv)',
    csvHelp: (canImport: boolean) => `All fields${canImport ? ', to edit and import again' : ''}`,
    print: 'Print',
    title: 'Exporting content',
    collecting: 'Preparing your export',
    collected: (done: number, total: number) =>
      `${done.toLocaleString('en-US')} of ${formatCount(total, 'item')}`,
    cancel: 'Cancel',
    keptSoFar: 'The items collected so far are kept.',
    done: (count: number) => `${formatCount(count, 'item')} exported`,
    savedAs: (name: string) => `Saved as ${name}.`,
    leftOut: (count: number) =>
      `${formatCount(count, 'item')} without a date ${plural(count, 'was', 'were')} left out.`,
    nothing: 'Nothing to export',
    nothingMatches: 'No content matches your filters.',
    nothingDated: 'None of these items has a date.',
  },
  /** The example row of the template. */
  template: {
    type: 'Social',
    platform: 'LinkedIn',
    title: 'Example: our autumn menu',
    body: 'Our autumn menu is here. Replace this row with your own posts.',
    tags: 'autumn, menu',
  },
  import: {
    title: 'Import content',
    description:
      'Each row becomes a draft. Status and ID are ignored. Dates are kept as planned dates until someone schedules the item.',
    drop: 'Drop a CSV file here, or choose one',
    choose: 'Choose a file',
    rules: (rows: string, size: string) => `CSV in UTF-8, up to ${rows} and ${size}`,
    paste: 'Or paste rows',
    pasteHelp: 'Include the header row. You can paste spreadsheet cells.',
    template: 'Download a template',
    templateName: 'content-template.csv',
    refused: (count: number) => `Download ${formatCount(count, 'refused row')}`,
    refusedName: 'refused-rows.csv',
    refusedHelp: 'The first column lists the problems. Correct the rows and import the file.',
    read: 'Check rows',
    nothingPasted: 'Paste rows first, or choose a file.',
    notUtf8: 'The file isn’t in UTF-8. Save it as “CSV UTF-8” and choose it again.',
    tooLarge: (size: string) => `The file is larger than ${size}. Split it into several files.`,
    unreadable: 'This can’t be imported',
    other: 'Choose something else',
    unknownColumns: (count: number) =>
      `${plural(count, 'This column isn’t', 'These columns aren’t')} recognized and will be skipped`,
    order: {
      label: 'Which comes first in your dates?',
      open: 'Both orders fit the dates in this file.',
      mixed: 'The dates in this file use both orders. Rows that don’t fit are refused.',
      dayFirst: 'Day first',
      monthFirst: 'Month first',
      example: (written: string, day: string) => `${written} is ${day}`,
      read: {
        dayFirst: (example: string) => `Dates are read with the day first: ${example}.`,
        monthFirst: (example: string) => `Dates are read with the month first: ${example}.`,
      },
    },
    usualTime: (count: number, time: string) =>
      `${formatCount(count, 'row')} ${plural(count, 'has', 'have')} a date without a time. The time is set to ${time}.`,
    caption: 'Rows',
    columns: { line: 'Row', title: 'Title', type: 'Type', date: 'Date', result: 'Result' },
    untitled: 'Without a title',
    noDateYet: 'No date',
    ready: 'Ready',
    creating: 'Creating…',
    created: 'Created',
    problem: (column: string, message: string) => `${column}: ${message}`,
    noRight: (type: string) => `You don’t have permission to create ${type} content on this brand.`,
    summary: (ready: number, refused: number) =>
      [
        `${formatCount(ready, 'row')} ${plural(ready, 'is', 'are')} ready.`,
        ...(refused > 0
          ? [
              `${formatCount(refused, 'row')} ${plural(refused, 'has', 'have')} problems and won’t be imported.`,
            ]
          : []),
      ].join(' '),
    create: (count: number) => `Create ${formatCount(count, 'draft')}`,
    retry: (count: number) => `Try ${formatCount(count, 'row')} again`,
    progress: 'Creating drafts',
    progressOf: (done: number, total: number) =>
      `${done.toLocaleString('en-US')} of ${formatCount(total, 'draft')}`,
    done: (count: number) => `${formatCount(count, 'draft')} created`,
    failed: (count: number) => `${formatCount(count, 'row')} could not be created`,
    failedHelp: 'The failed rows are still here. Trying again won’t create duplicates.',
    close: 'Close',
    stop: {
      title: 'Stop importing?',
      text: (left: number) =>
        `${formatCount(left, 'row')} ${plural(left, 'is', 'are')} not created yet. The drafts created so far are kept.`,
      confirm: 'Stop importing',
      keep: 'Continue',
    },
    rows: 'rows',
    reading: {
      empty: 'The file is empty. Add a header row, then one row per draft.',
      noRows: 'There are no rows below the header row.',
      tooMany: (most: string) => `The file has more than ${most}. Split it into several files.`,
      noColumns: (headings: string) => `The header row is missing these columns: ${headings}.`,
      twice: (heading: string) => `The column “${heading}” appears twice.`,
      needed: (values: string) => `Enter one of: ${values}.`,
      unknownValue: (value: string, values: string) =>
        `“${value}” isn’t a valid value. Use one of: ${values}.`,
      notOfType: (type: string) => `Not a field of ${type}. Clear the cell.`,
      unknownCampaign: (name: string) => `No campaign called “${name}” was found.`,
      severalCampaigns: (name: string) =>
        `Several campaigns are called “${name}”. Use the campaign’s ID instead.`,
      dateForm: 'Write the date like 2026-06-01.',
      noMonth: (month: string) => `There is no month ${month}. Check the order of day and month.`,
      twoTimes: 'The date has a time too. Keep only one of them.',
      timeForm: 'Write the time like 14:30 or 2:30 PM.',
      noDate: 'A time needs a date. Write it like 2026-06-01.',
      skippedTime: 'This time doesn’t exist on that day because the clocks change.',
      quotes: 'A closing quotation mark is missing.',
      moreCells: 'This row has more cells than the header row.',
      wholeRow: 'Row',
    },
  },
} as const;
