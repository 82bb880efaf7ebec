/** Every visible string of bringing content in from a spreadsheet. */
export const importMessages = {
  reading: {
    empty:
      'There is nothing in it. The first row names the columns, each further row is one draft.',
    noRows: 'Below the first row, which names the columns, there is nothing.',
    tooMany: (most: string) => `It has more than ${most}. Split it into several files.`,
    noColumns: (headings: string) =>
      `The first row has to name the columns. These are missing: ${headings}.`,
    twice: (heading: string) => `The column “${heading}” is there twice.`,
    needed: (values: string) => `Enter one of: ${values}.`,
    unknownValue: (value: string, values: string) => `“${value}” is none of: ${values}.`,
    notOfType: (type: string) => `Not a field of ${type}. Clear the cell.`,
    unknownCampaign: (name: string) => `No campaign is called “${name}”.`,
    dateForm: 'Write the date like 2026-06-01.',
    timeForm: 'Write the time like 14:30 or 2:30 PM.',
    noTime: 'A date needs a time. Write it like 14:30.',
    noDate: 'A time needs a date. Write it like 2026-06-01.',
    skippedTime: 'This time does not exist on that day: the clock goes forward.',
    quotes: 'A quotation mark is not closed.',
    moreCells: 'This row has more cells than the first row names.',
    wholeRow: 'Row',
  },
} as const;
