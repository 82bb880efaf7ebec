import type { BrandId } from '@brandroom/domain/id.schema';
import { Button } from '@brandroom/ui/Button';
import { ArrowDownUp, Download } from 'lucide-react';

import { LazyOverlay } from '../../../shared/overlay/LazyOverlay';
import type { ContentSearch } from '../item/content-search';
import { exchangeMessages } from './exchange.messages';
import { exportOverlay } from './export-overlay';

interface ExportMenuProps {
  search: ContentSearch;
  /** The brand that content may be brought into. */
  importTo: BrandId | null;
}

/**
 * Takes out everything that matches the filters, as a calendar, as a spreadsheet, on paper, and
 * brings content in. One button: each would be one more on the way to the results.
 */
export function ExportMenu({ search, importTo }: ExportMenuProps) {
  return (
    <LazyOverlay
      part={exportOverlay}
      props={{ search, importTo }}
      popup="menu"
      button={(trigger) => (
        <Button icon={importTo ? ArrowDownUp : Download} {...trigger}>
          {importTo ? exchangeMessages.export.both : exchangeMessages.export.button}
        </Button>
      )}
    />
  );
}
