import type { PrintItem, PrintItemDraft } from '@brandroom/domain/campaign/print-item.schema';
import type { Id } from '@brandroom/domain/id.schema';

/** The values of the form: a draft in which fields may still be empty. */
export type PrintValues = Omit<PrintItemDraft, 'footer' | 'colorId' | 'logoId'> & {
  footer: string;
  /** Empty for the brand's own color. */
  colorId: Id<'Color'> | '';
  logoId: Id<'Logo'> | '';
};

/** The initial values of a new item. */
export const newValues: PrintValues = {
  name: '',
  type: 'flyer',
  size: 'A5',
  orientation: 'portrait',
  headline: '',
  body: '',
  footer: '',
  colorId: '',
  logoId: '',
};

export function valuesOf(item: PrintItem): PrintValues {
  const { name, type, size, orientation, headline, body } = item;
  const { footer = '', colorId = '', logoId = '' } = item;
  return { name, type, size, orientation, headline, body, footer, colorId, logoId };
}

/** Returns the draft of the form's values, without the fields that the brand decides. */
export function draftOf({ footer, colorId, logoId, ...values }: PrintValues): PrintItemDraft {
  return {
    ...values,
    ...(footer.trim() === '' ? {} : { footer }),
    ...(colorId === '' ? {} : { colorId }),
    ...(logoId === '' ? {} : { logoId }),
  };
}
