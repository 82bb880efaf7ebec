import type { BrandId } from '@brandroom/domain/id.schema';
import { PageMore } from '@brandroom/ui/PageMore';
import { CalendarArrowDown, FileSpreadsheet, Printer, Upload } from 'lucide';
import { useState } from 'react';

import { lazyDialog } from '@brandroom/ui/lazy-part';
import type { ContentSearch } from '../item/content-search';
import { exchangeMessages } from './exchange.messages';
import type { ExportFormat } from './use-export';

const messages = exchangeMessages.export;

const ExportRun = lazyDialog(async () => (await import('./ExportRun')).ExportRun);
const ImportDialog = lazyDialog(async () => (await import('./ImportDialog')).ImportDialog);

interface ExchangeActionsProps {
  search: ContentSearch;
  /** The brand to import content into; null without permission. */
  importTo: BrandId | null;
}

/**
 * Items of the page bar's menu: exports of everything that matches the filters, as a calendar or a
 * spreadsheet, printing, and the import.
 */
export function ExchangeActions({ search, importTo }: ExchangeActionsProps) {
  const [asked, setAsked] = useState<{ format: ExportFormat; serial: number } | null>(null);
  const [isImporting, setImporting] = useState(false);
  const start = (format: ExportFormat) =>
    setAsked((before) => ({ format, serial: (before?.serial ?? 0) + 1 }));
  return (
    <>
      <PageMore
        sections={[
          {
            id: 'files',
            title: messages.menu,
            items: [
              {
                id: 'ics',
                icon: CalendarArrowDown,
                label: messages.ics,
                description: messages.icsHelp,
                onAction: () => start('ics'),
              },
              {
                id: 'csv',
                icon: FileSpreadsheet,
                label: messages.csv,
                description: messages.csvHelp(importTo !== null),
                onAction: () => start('csv'),
              },
              ...(importTo
                ? [
                    {
                      id: 'import',
                      icon: Upload,
                      label: messages.importing,
                      description: messages.importHelp,
                      onAction: () => setImporting(true),
                    },
                  ]
                : []),
              {
                id: 'print',
                icon: Printer,
                label: messages.print,
                // Deferred until the menu has closed, because printing captures the page as it is.
                onAction: () => setTimeout(() => window.print()),
              },
            ],
          },
        ]}
      />
      {asked && <ExportRun key={asked.serial} search={search} format={asked.format} />}
      {isImporting && importTo && (
        <ImportDialog brandId={importTo} onClose={() => setImporting(false)} />
      )}
    </>
  );
}
