import type { BrandId } from '@brandroom/domain/id.schema';
import { SharedMenu } from '@brandroom/ui/SharedMenu';
import { CalendarArrowDown, FileSpreadsheet, Printer, Upload } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';

import type { OverlayProps } from '../../../shared/overlay/LazyOverlay';
import type { ContentSearch } from '../item/content-search';
import { exchangeMessages } from './exchange.messages';
import { ExportDialog } from './ExportDialog';
import { useExport } from './use-export';

const messages = exchangeMessages.export;

const ImportDialog = lazy(async () => ({
  default: (await import('./ImportDialog')).ImportDialog,
}));

interface ExportOverlayProps extends OverlayProps {
  search: ContentSearch;
  importTo: BrandId | null;
}

/** How long an export may take before it shows how far it is, in milliseconds. */
const patience = 400;

/** Most exports are there before a dialog could be read. */
function useIsSlow(isRunning: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isRunning]);
  return isSlow;
}

/** The forms in which content leaves, and how far an export is. */
export function ExportOverlay(props: ExportOverlayProps) {
  const { search, importTo, isOpen, onClose, anchor } = props;
  const [isImporting, setImporting] = useState(false);
  const { running, start, retry, cancel } = useExport(search);
  const isSlow = useIsSlow(running !== null);
  return (
    <>
      <SharedMenu
        isOpen={isOpen}
        onClose={onClose}
        anchor={anchor}
        label={messages.menu}
        sections={[
          {
            id: 'files',
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
                description: messages.csvHelp,
                onAction: () => start('csv'),
              },
            ],
          },
          ...(importTo
            ? [
                {
                  id: 'import',
                  items: [
                    {
                      id: 'import',
                      icon: Upload,
                      label: messages.importing,
                      description: messages.importHelp,
                      onAction: () => setImporting(true),
                    },
                  ],
                },
              ]
            : []),
          {
            id: 'paper',
            items: [
              {
                id: 'print',
                icon: Printer,
                label: messages.print,
                // After the menu has closed: printing holds the page as it is.
                onAction: () => setTimeout(() => window.print()),
              },
            ],
          },
        ]}
      />
      {isImporting && importTo && (
        <Suspense>
          <ImportDialog brandId={importTo} onClose={() => setImporting(false)} />
        </Suspense>
      )}
      {running && isSlow && <ExportDialog running={running} onRetry={retry} onCancel={cancel} />}
    </>
  );
}
