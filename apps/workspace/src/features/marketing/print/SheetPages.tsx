import type { PrintItemDraft } from '@brandroom/domain/campaign/print-item.schema';
import type { Sheet, SheetPage } from '@brandroom/domain/print/sheet';
import { bleed } from '@brandroom/domain/print/sheet';
import { ButtonToolbar } from '@brandroom/ui/ButtonToolbar';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { SheetPreview } from '@brandroom/ui/SheetPreview';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useMemo, useState } from 'react';

import { useObjectUrl } from '../../../shared/files/use-object-url';
import { printMessages } from './print.messages';
import type { PrintBrand } from './use-print-brand';
import { logoOf, sheetOf, unpairedColor, useLogoBytes } from './use-print-brand';

const messages = printMessages.sheet;

/** Returns the sheet of an item and the object URL of its logo. */
export function useSheet(item: PrintItemDraft, brand: PrintBrand) {
  const logo = useLogoBytes(logoOf(brand, item));
  const source = useObjectUrl(logo.data?.blob);
  const isLoading = brand.isLoading || logo.isLoading;
  const size = logo.data ?? null;
  const sheet = useMemo(
    () => (isLoading ? null : sheetOf(item, brand, size)),
    [isLoading, item, brand, size],
  );
  return { sheet, source: source ?? undefined };
}

/** Returns the text of a page for screen readers. */
export function pageLabel({ label, parts }: SheetPage, name: string): string {
  const words = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
  return [messages.page(label, name), words.join(' ')].filter(Boolean).join(': ');
}

interface SheetPagesProps {
  name: string;
  item: PrintItemDraft;
  brand: PrintBrand;
}

/** All pages of an item, with the bleed on request. */
export function SheetPages({ name, item, brand }: SheetPagesProps) {
  const { sheet, source } = useSheet(item, brand);
  const [hasBleed, setBleed] = useState(false);
  const unpaired = unpairedColor(item, brand);
  if (!sheet) return <Skeleton shape="block" />;
  return (
    <Stack gap={16}>
      <ButtonToolbar
        label={messages.title}
        items={[{ id: 'bleed', label: messages.withBleed, isPressed: hasBleed }]}
        onPress={() => setBleed(!hasBleed)}
      />
      {sheet.isOverfull && <InlineAlert tone="warning" isLive title={messages.overfull} />}
      {unpaired !== null && (
        <InlineAlert tone="warning" isLive title={messages.unpaired(unpaired)}>
          {messages.unpairedHelp}
        </InlineAlert>
      )}
      {sheet.pages.map((page) => (
        <Stack key={page.label} gap={8}>
          {sheet.pages.length > 1 && (
            <Text size="caption" tone="muted">
              {page.label}
            </Text>
          )}
          <SheetPreview
            label={pageLabel(page, name)}
            {...sizeOf(sheet)}
            parts={page.parts}
            folds={page.folds}
            logo={source}
            fonts={brand.letters.faces}
            bleed={hasBleed ? bleed : 0}
          />
        </Stack>
      ))}
      {brand.letters.lacking.length > 0 && (
        <Text size="caption" tone="muted">
          {messages.fontsLacking(brand.letters.lacking)}
        </Text>
      )}
    </Stack>
  );
}

const sizeOf = ({ width, height }: Sheet) => ({ width, height });
