import { contentTypeLabels } from '@brandroom/domain/content/channel';
import { contentRight } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { instantOf } from '@brandroom/domain/time/instant';
import { dayOf } from '@brandroom/domain/time/zone';
import { announce } from '@brandroom/ui/announce';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';

import { useClient } from '../../../shared/api/api';
import type { OperationError } from '../../../shared/api/operation-error';
import { failureMessages, operationError } from '../../../shared/api/operation-error';
import { useWorkspace } from '../../../shared/brand/workspace';
import { saveFile } from '../../../shared/files/save-file';
import { useNow } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import { commandKey } from '../item/command-key';
import { columnHeadings } from './columns';
import { exchangeMessages } from './exchange.messages';
import type { CsvReading, RefusedRow, ValidRow } from './read-csv';
import type { DayOrder } from './read-date';
import { useLoadCampaignNames } from './use-load-campaign-names';

const messages = exchangeMessages.import;
const week = 7 * 86_400_000;

export type RowState = 'ready' | 'creating' | 'created' | { failure: string };

type Rows = readonly (ValidRow | RefusedRow)[];

/** Errors that would also affect the next row. */
const endsAll: readonly OperationError['code'][] = ['offline', 'unauthenticated', 'quota', 'lost'];

function wordsOf({ code, fields, message }: OperationError): string {
  if (code === 'invalid' && fields.length > 0) return fields.map((each) => each.message).join(' ');
  return code === 'forbidden' && message !== '' ? message : failureMessages[code].title;
}

/** The number of concurrent requests, because there may be thousands of rows. */
const atOnce = 10;

/** Reads a spreadsheet, and creates its rows as drafts, each exactly once. */
export function useImport(brandId: BrandId) {
  const { user } = useWorkspace();
  const { content } = useClient();
  const campaignNames = useLoadCampaignNames();
  const [reading, setReading] = useState<CsvReading | null>(null);
  const [states, setStates] = useState<ReadonlyMap<number, RowState>>(new Map());
  const [isCreating, setCreating] = useState(false);
  const stopped = useRef(false);
  // Stops when the page is left while rows are being created.
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);
  const { locale } = useLocale();
  const now = useNow();
  const text = useRef('');
  // The key of this file's rows, so that a row that is sent again is stored once.
  const key = useRef('');

  const rows: Rows = reading && 'rows' in reading ? reading.rows : [];
  const valid = rows.flatMap((row) => ('written' in row ? [row] : []));
  const stateOf = ({ line }: ValidRow): RowState => states.get(line) ?? 'ready';
  const left = valid.filter((row) => stateOf(row) !== 'created');

  function allowed(row: ValidRow | RefusedRow): ValidRow | RefusedRow {
    if ('problems' in row) return row;
    const { line, title, cells, written } = row;
    const { type } = written.draft;
    if (can(user, contentRight('create', type), brandId)) return row;
    const message = messages.noRight(contentTypeLabels[type]);
    return { line, title, cells, problems: [{ column: columnHeadings.type, message }] };
  }

  async function read(source: string, order: DayOrder | null = null): Promise<void> {
    const { readCsv } = await import('./read-csv');
    let next: CsvReading;
    try {
      const campaigns = await campaignNames(brandId);
      next = readCsv(source, { timeZone, campaigns, locale, order });
    } catch (error) {
      setReading({ problem: wordsOf(operationError(error)) });
      return;
    }
    text.current = source;
    key.current = crypto.randomUUID();
    stopped.current = false;
    setStates(new Map());
    setReading('rows' in next ? { ...next, rows: next.rows.map(allowed) } : next);
  }

  const setRowState = (line: number, state: RowState) =>
    setStates((last) => new Map(last).set(line, state));

  /** Creates a row; returns its error, or null on success. */
  async function createRow({ line, written }: ValidRow): Promise<OperationError | null> {
    setRowState(line, 'creating');
    try {
      const idempotencyKey = await commandKey(`${key.current}:${line}`, written);
      await content.create({ brandId, ...written }, { context: { idempotencyKey } });
      setRowState(line, 'created');
      return null;
    } catch (thrown) {
      const error = operationError(thrown);
      setRowState(line, { failure: wordsOf(error) });
      return error;
    }
  }

  /** Creates the remaining rows; returns the number of created ones. */
  async function create(): Promise<number> {
    setCreating(true);
    let count = 0;
    let isOver = false;
    const waiting = left.values();
    async function createNext(): Promise<void> {
      for (const row of waiting) {
        if (stopped.current || isOver) return;
        const error = await createRow(row);
        if (error) isOver ||= endsAll.includes(error.code);
        else count += 1;
        // Announces every tenth row, because more would interrupt each other.
        if (!error && count % 10 === 0) announce(messages.progressOf(count, left.length));
      }
    }
    await Promise.all(Array.from({ length: atOnce }, createNext));
    setCreating(false);
    return count;
  }

  return {
    reading,
    valid,
    left,
    failed: left.filter((row) => typeof stateOf(row) === 'object'),
    stateOf,
    isCreating,
    /** After the first sent row the file can no longer be read in another way. */
    isStarted: states.size > 0,
    read,
    readAs: (order: DayOrder) => read(text.current, order),
    create,
    refuse: (problem: string) => setReading({ problem }),
    forget: () => setReading(null),
    saveTemplate: async () => {
      const { templateCsv } = await import('./write-csv');
      const day = dayOf(instantOf(Date.parse(now()) + week), timeZone);
      saveFile(new Blob([templateCsv(day)]), messages.templateName);
    },
    saveRefused: async () => {
      if (!reading || !('rows' in reading)) return;
      const { refusedCsv } = await import('./write-csv');
      saveFile(new Blob([refusedCsv(reading)]), messages.refusedName);
    },
    stop: () => {
      stopped.current = true;
    },
    isStopped: () => stopped.current,
  };
}
