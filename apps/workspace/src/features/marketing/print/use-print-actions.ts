import type { PrintItem } from '@brandroom/domain/campaign/print-item.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { MenuActionSection } from '@brandroom/ui/menu-section';
import { CopyPlus, Eye, FileDown, Pencil, Trash2 } from 'lucide';
import { useState } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { useHref } from '../../../shared/navigation/use-href';
import { printMessages } from './print.messages';
import type { PrintBrand } from './use-print-brand';
import { usePrintChanges } from './use-print-changes';
import { usePrintDownload } from './use-print-download';

const messages = printMessages.actions;

interface PrintActionsOptions {
  brandId: BrandId;
  brand: PrintBrand;
  /** Moves focus to the next place to work. */
  onDuplicated: (copy: PrintItem) => void;
}

/** The person's actions on the print collateral of a brand, and the deletion being confirmed. */
export function usePrintActions({ brandId, brand, onDuplicated }: PrintActionsOptions) {
  const { user } = useWorkspace();
  const hrefTo = useHref();
  const changes = usePrintChanges(brandId);
  const download = usePrintDownload(brand);
  const [toDelete, setToDelete] = useState<PrintItem | null>(null);
  const may = {
    create: can(user, 'advertising.create', brandId),
    edit: can(user, 'advertising.edit', brandId),
    delete: can(user, 'advertising.delete', brandId),
  };
  return {
    may,
    changes,
    download,
    toDelete,
    endDelete: () => {
      changes.discard.reset();
      setToDelete(null);
    },
    /** Returns the menu items of an item. */
    sectionsOf: (item: PrintItem): readonly MenuActionSection[] => {
      const { id } = item;
      const params = { id };
      return [
        {
          id: 'use',
          items: [
            {
              id: 'open',
              icon: Eye,
              label: messages.open,
              href: hrefTo({ to: '/marketing/print/$id', params }),
            },
            {
              id: 'pdf',
              icon: FileDown,
              label: messages.pdf,
              onAction: () => download.mutate(item),
            },
          ],
        },
        {
          id: 'change',
          items: [
            ...(may.edit
              ? [
                  {
                    id: 'edit',
                    icon: Pencil,
                    label: messages.edit,
                    href: hrefTo({ to: '/marketing/print/$id/edit', params }),
                  },
                ]
              : []),
            ...(may.create
              ? [
                  {
                    id: 'duplicate',
                    icon: CopyPlus,
                    label: messages.duplicate,
                    onAction: () => changes.duplicate.mutate(item, { onSuccess: onDuplicated }),
                  },
                ]
              : []),
          ],
        },
        {
          id: 'end',
          items: may.delete
            ? [
                {
                  id: 'delete',
                  icon: Trash2,
                  label: messages.delete,
                  isDanger: true,
                  onAction: () => setToDelete(item),
                },
              ]
            : [],
        },
      ].filter(({ items }) => items.length > 0);
    },
  };
}
