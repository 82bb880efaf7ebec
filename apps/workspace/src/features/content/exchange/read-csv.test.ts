import { platforms } from '@brandroom/domain/content/content.schema';
import { describe, expect, it } from 'vitest';

import { options, rowsOf, writtenOf } from './csv-in-tests';
import { exchangeMessages } from './exchange.messages';
import { maxRows } from './max-rows';
import { readCsv } from './read-csv';

const messages = exchangeMessages.import.reading;

describe('reading a spreadsheet', () => {
  it('takes headings in any order and case, and each unknown one is named once', () => {
    const csv =
      'BODY,seo_title,Owner,type,Title,Owner\nWords.,Search words,Ann,Blog Post,Harvest,Ben\n';
    const reading = readCsv(csv, options);
    expect(reading).toMatchObject({
      unknownColumns: ['Owner'],
      rows: [
        {
          line: 2,
          title: 'Harvest',
          written: { draft: { type: 'blog', body: 'Words.', seoTitle: 'Search words' } },
        },
      ],
    });
  });

  it.each([';', '\t'])('takes %j between the cells', (delimiter) => {
    const csv = [
      ['Type', 'Platform', 'Title', 'Body'],
      ['social', 'LinkedIn', 'Harvest, fruit', 'Words, words'],
    ]
      .map((row) => row.join(delimiter))
      .join('\n');
    expect(writtenOf(csv)).toMatchObject([
      { draft: { title: 'Harvest, fruit', body: 'Words, words', platform: 'linkedin' } },
    ]);
  });

  it.each([
    ['14:30', '12:30'],
    ['2:30 PM', '12:30'],
    ['2:30:00 p.m.', '12:30'],
    ['12:05 am', '22:05'],
    ['9:05', '07:05'],
  ])('takes %s as a time', (time, utc) => {
    const csv = `Type,Platform,Title,Body,Date,Time\nsocial,x,A,B,2020-06-03,${time}`;
    const day = utc === '22:05' ? '02' : '03';
    expect(writtenOf(csv)).toMatchObject([{ scheduledFor: `2020-06-${day}T${utc}:00.000Z` }]);
  });

  const head = 'Type,Platform,Title,Subject,Body,Tags,Campaign,Date,Time,Time zone,Images\n';
  it.each<[string, string, string, string]>([
    ['no type', ',x,A,,B,,,,,,', 'Type', messages.needed('social, email, blog')],
    [
      'another type',
      'fax,x,A,,B,,,,,,',
      'Type',
      messages.unknownValue('fax', 'social, email, blog'),
    ],
    [
      'another platform',
      'social,myspace,A,,B,,,,,,',
      'Channel',
      messages.unknownValue('myspace', platforms.join(', ')),
    ],
    ['no title', 'social,x, ,,B,,,,,,', 'Title', 'Enter a title.'],
    ['no text', 'social,x,A,,,,,,,,', 'Text', 'Write the text.'],
    ['no subject', 'email,,A,,B,,,,,,', 'Subject', 'Enter a subject line.'],
    [
      'a field of another type',
      'social,x,A,Hello,B,,,,,,',
      'Subject',
      messages.notOfType('Social Media'),
    ],
    [
      'a tag too long',
      `social,x,A,,B,${'a'.repeat(51)},,,,,`,
      'Tags',
      'Use at most 50 characters.',
    ],
    [
      'too many tags',
      `social,x,A,,B,"${Array(31).fill('a').join()}",,,,,`,
      'Tags',
      'Use at most 30 tags.',
    ],
    [
      'an unknown campaign',
      'social,x,A,,B,,Winter,,,,',
      'Campaign',
      messages.unknownCampaign('Winter'),
    ],
    ['a date of another form', 'social,x,A,,B,,,June 3,14:30,,', 'Date', messages.dateForm],
    [
      'a month that does not exist',
      'social,x,A,,B,,,2026-13-03,,,',
      'Date',
      messages.noMonth('13'),
    ],
    [
      'a day that does not exist, month first',
      'social,x,A,,B,,,2/30/2026,,,',
      'Date',
      'This day is not in the calendar.',
    ],
    [
      'neither order of day and month',
      'social,x,A,,B,,,13/13/2026,,,',
      'Date',
      messages.noMonth('13'),
    ],
    [
      'a time in both columns',
      'social,x,A,,B,,,2026-06-03 9:00,14:30,,',
      'Time',
      messages.twoTimes,
    ],
    ['no time after a date', 'social,x,A,,B,,,2026-06-03 soon,,,', 'Date', messages.timeForm],
    [
      'a day that does not exist',
      'social,x,A,,B,,,2026-02-30,14:30,,',
      'Date',
      'This day is not in the calendar.',
    ],
    ['a time alone', 'social,x,A,,B,,,,14:30,,', 'Date', messages.noDate],
    ['a time that does not exist', 'social,x,A,,B,,,2026-06-03,25:00,,', 'Time', messages.timeForm],
    ['a time that is skipped', 'social,x,A,,B,,,2026-03-29,2:30,,', 'Time', messages.skippedTime],
    [
      'an unknown time zone',
      'social,x,A,,B,,,2026-06-03,14:30,Mars,',
      'Time zone',
      'This time zone is not known.',
    ],
    ['an image that is no file', 'social,x,A,,B,,,,,,cat.png', 'Images', 'Not the id of a File.'],
    ['a cell too many', 'social,x,A,,B,,,,,,,more', messages.wholeRow, messages.moreCells],
    ['an open quotation mark', 'social,x,A,,"B', messages.wholeRow, messages.quotes],
  ])('names the problem of a row with %s', (_, row, column, message) => {
    expect(writtenOf(head + row)).toEqual([[{ column, message }]]);
  });

  it('names every problem of a row, and continues with the next', () => {
    const rows = rowsOf(`${head}email,,,,,,,,,,\n\nsocial,x,Kept,,Words.,,,,,,\n`);
    expect(rows).toMatchObject([
      {
        line: 2,
        title: '',
        problems: [{ column: 'Title' }, { column: 'Text' }, { column: 'Subject' }],
      },
      { line: 4, title: 'Kept', written: { draft: { title: 'Kept' } } },
    ]);
  });

  it.each([
    ['nothing', '', messages.empty],
    ['blank lines', '\n \n,,\n', messages.empty],
    ['headings alone', 'Type,Title,Body\n\n', messages.noRows],
    ['other headings', 'Name,Body\nA,B', messages.noColumns('Type, Title')],
    ['a heading twice', 'Type,Title,Body,title\na,b,c,d', messages.twice('Title')],
    [
      'too many rows',
      `Type,Title,Body\n${'social,A,B\n'.repeat(maxRows + 1)}`,
      messages.tooMany('5,000 rows'),
    ],
  ])('says plainly of %s that it cannot be brought in', (_, csv, problem) => {
    expect(readCsv(csv, options)).toEqual({ problem });
  });
});

describe('dates as spreadsheets write them', () => {
  const dated = (...dates: string[]) =>
    ['Type;Platform;Title;Body;Date', ...dates.map((date) => `social;x;A;B;${date}`)].join('\n');
  const momentsOf = (csv: string, given = options) =>
    rowsOf(csv, given).map((row) => ('written' in row ? row.written.scheduledFor : row.problems));

  it.each([
    ['2026-11-22', '08:00'],
    ['2026/11/22', '08:00'],
    ['2026-11-22 14:30', '13:30'],
    ['2026-11-22T14:30:00', '13:30'],
    ['11/22/2026', '08:00'],
    ['11/22/2026 2:30 PM', '13:30'],
    ['11/22/2026, 2:30:00 PM', '13:30'],
    ['22/11/2026', '08:00'],
    ['22/11/2026 14:30', '13:30'],
    ['22.11.2026', '08:00'],
    ['22.11.2026 14:30:00', '13:30'],
    ['22-11-2026 12:15 a.m.', '-23:15'],
  ])('reads %s', (date, utc) => {
    const expected = utc.startsWith('-') ? `2026-11-21T${utc.slice(1)}` : `2026-11-22T${utc}`;
    expect(momentsOf(dated(date))).toEqual([`${expected}:00.000Z`]);
  });

  it('sets the usual time where a date has none, and says of which rows', () => {
    expect(rowsOf(dated('2026-11-22', '2026-11-22 9:00', ''))).toMatchObject([
      { hasUsualTime: true },
      { hasUsualTime: false },
      { hasUsualTime: false },
    ]);
  });

  it('takes the Time column over the midnight that a spreadsheet adds to a day', () => {
    const csv = 'Type,Platform,Title,Body,Date,Time\nsocial,x,A,B,22.11.2026 00:00:00,14:30';
    expect(momentsOf(csv)).toEqual(['2026-11-22T13:30:00.000Z']);
  });

  it.each([
    ['a day above 12', ['03/06/2026', '22/11/2026'], '2026-06-03'],
    ['a day above 12 in second place', ['03/06/2026', '11/22/2026'], '2026-03-06'],
    ['dots', ['03.06.2026'], '2026-06-03'],
  ])('lets %s decide the order of the whole column', (_, dates, day) => {
    const reading = readCsv(dated(...dates), options);
    expect(reading).toMatchObject({ dates: { isOpen: false } });
    expect(momentsOf(dated(...dates))[0]).toContain(day);
  });

  it.each([
    ['en-US', 'monthFirst', '2026-03-06'],
    ['en-GB', 'dayFirst', '2026-06-03'],
  ])('leaves the order open where both fit, and begins with that of %s', (locale, order, day) => {
    const csv = dated('03/06/2026', '04/06/2026');
    expect(readCsv(csv, { ...options, locale })).toMatchObject({
      dates: { order, isOpen: true, isMixed: false, example: '03/06/2026' },
    });
    expect(momentsOf(csv, { ...options, locale })[0]).toContain(day);
  });

  it('reads the whole column in the order that a person chose', () => {
    const csv = dated('03/06/2026', '2026-06-04', '05/06/2026');
    expect(momentsOf(csv, { ...options, order: 'dayFirst' })).toEqual([
      '2026-06-03T07:00:00.000Z',
      '2026-06-04T07:00:00.000Z',
      '2026-06-05T07:00:00.000Z',
    ]);
  });

  it('leaves nothing open where day and month are the same', () => {
    expect(readCsv(dated('05/05/2026'), options)).toMatchObject({ dates: { isOpen: false } });
  });

  it('refuses what does not fit the order of the others, and leaves the order open', () => {
    const csv = dated('22/11/2026', '23/11/2026', '11/24/2026');
    expect(readCsv(csv, options)).toMatchObject({
      dates: { order: 'dayFirst', isOpen: true, isMixed: true },
    });
    expect(momentsOf(csv)).toEqual([
      '2026-11-22T08:00:00.000Z',
      '2026-11-23T08:00:00.000Z',
      [{ column: 'Date', message: messages.noMonth('24') }],
    ]);
  });
});
