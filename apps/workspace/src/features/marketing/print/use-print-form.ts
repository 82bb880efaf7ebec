import type { PrintItem, PrintItemDraft } from '@brandroom/domain/campaign/print-item.schema';

import type { RecordFormOptions } from '../../../shared/record/use-record-form';
import { useRecordForm } from '../../../shared/record/use-record-form';
import type { PrintValues } from './print-values';

/** The form of a print item; unsent text is stored. */
export function usePrintForm(options: RecordFormOptions<PrintValues, PrintItemDraft, PrintItem>) {
  return useRecordForm({
    ...options,
    schema: async () => (await import('./print-values.schema')).printForm,
    readValues: async (value) => {
      const { isPrintValues } = await import('./print-values.schema');
      return isPrintValues(value) ? value : null;
    },
  });
}
