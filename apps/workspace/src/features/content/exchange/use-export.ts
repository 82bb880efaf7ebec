import { icsOf, isInCalendar } from '@brandroom/domain/content/calendar-file';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { maxPageSize } from '@brandroom/domain/contract/base';
import { dayOf } from '@brandroom/domain/time/zone';
import { announce } from '@brandroom/ui/announce';
import { showToast } from '@brandroom/ui/toast';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';

import { useClient } from '../../../shared/api/api';
import type { OperationError } from '../../../shared/api/operation-error';
import { operationError } from '../../../shared/api/operation-error';
import { useWorkspace } from '../../../shared/brand/workspace';
import { saveFile } from '../../../shared/files/save-file';
import { useNow } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import type { ContentSearch } from '../item/content-search';
import { listInput } from '../item/list-input';
import type { Collected } from './collect-all';
import { collectAll } from './collect-all';
import { exchangeMessages } from './exchange.messages';
import { exportFileName } from './export-file-name';
import { useLoadCampaignNames } from './use-load-campaign-names';

const messages = exchangeMessages.export;

export type ExportFormat = 'ics' | 'csv';

/** A running export. */
interface Running {
  format: ExportFormat;
  done: number;
  /** Unknown before the first page. */
  total: number | null;
  failure: OperationError | null;
}

/** Collects everything that matches the filters, page by page, and saves it as a file. */
export function useExport(search: ContentSearch) {
  const { content } = useClient();
  const { brandId, brand } = useWorkspace();
  const campaignNames = useLoadCampaignNames();
  const router = useRouter();
  const now = useNow();
  const [running, setRunning] = useState<Running | null>(null);
  const collected = useRef<Collected>({ found: new Map(), total: null });
  const stop = useRef(new AbortController());

  async function collect(format: ExportFormat, signal: AbortSignal): Promise<void> {
    if (!brandId) return;
    const listed = listInput(brandId, search, timeZone);
    // The default order moves items from upcoming to past while pages are read.
    const isMoving = listed.orderBy === 'upcoming';
    const input = {
      ...listed,
      ...(isMoving ? ({ orderBy: 'date', direction: 'descending' } as const) : {}),
      limit: maxPageSize,
    };
    await collectAll(
      collected.current,
      (offset) => content.list({ ...input, offset }, { signal }),
      (done, total) => {
        setRunning({ format, done, total, failure: null });
        if (done < total) announce(messages.collected(done, total));
      },
    );
  }

  async function contentsOf(format: ExportFormat, items: readonly ContentItem[]): Promise<string> {
    if (format === 'csv' && brandId) {
      const campaigns = await campaignNames(brandId);
      const { csvOf } = await import('./write-csv');
      return csvOf(items, { timeZone, campaigns });
    }
    const url = ({ id }: ContentItem) =>
      new URL(
        router.buildLocation({ to: '/content/edit/$id', params: { id } }).href,
        location.origin,
      ).href;
    return icsOf(items, { now: now(), url, timeZone });
  }

  async function save(format: ExportFormat): Promise<void> {
    const all = [...collected.current.found.values()];
    const items = format === 'ics' ? all.filter(isInCalendar) : all;
    if (items.length === 0) {
      const why = all.length === 0 ? messages.nothingMatches : messages.nothingDated;
      showToast({ title: messages.nothing, description: why });
      return;
    }
    const month = (search.start ?? dayOf(now(), timeZone)).slice(0, 7);
    const name = exportFileName(brand?.name ?? '', month, format);
    saveFile(new Blob([await contentsOf(format, items)]), name);
    const leftOut = all.length - items.length;
    const words = [messages.savedAs(name), ...(leftOut > 0 ? [messages.leftOut(leftOut)] : [])];
    showToast({ title: messages.done(items.length), description: words.join(' ') });
  }

  async function run(format: ExportFormat): Promise<void> {
    const { signal } = stop.current;
    setRunning({ format, done: collected.current.found.size, total: null, failure: null });
    try {
      await collect(format, signal);
      if (signal.aborted) return;
      await save(format);
      if (!signal.aborted) setRunning(null);
    } catch (error) {
      if (signal.aborted) return;
      setRunning((last) => last && { ...last, failure: operationError(error) });
    }
  }

  return {
    running,
    start: (format: ExportFormat) => {
      collected.current = { found: new Map(), total: null };
      stop.current = new AbortController();
      void run(format);
    },
    /** Resumes after a failure. */
    retry: () => {
      if (running) void run(running.format);
    },
    cancel: () => {
      stop.current.abort();
      setRunning(null);
    },
  };
}
