import type { ContentType } from '@brandroom/domain/content/content.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import type { RefObject } from 'react';

import { Load } from '../../../shared/load/Load';
import { lazyPart } from '../../../shared/load/lazy-part';
import type { ContentValues } from '../item/content-values';
import { writingMessages } from './writing.messages';

const messages = writingMessages.aside;
const PreviewPanel = lazyPart(async () => (await import('./PreviewPanel')).PreviewPanel);
const BrandCheckPanel = lazyPart(async () => (await import('./BrandCheckPanel')).BrandCheckPanel);

export interface DraftAsideProps {
  /** Of the item, which need not be the brand that the workspace shows. */
  brandId: BrandId;
  type: ContentType;
  /** The current values of the fields. */
  values: ContentValues;
  /** Holds the fields. */
  place: RefObject<HTMLElement | null>;
  /** Of the headings: 2 beside the page's own fields, 3 beside a card. */
  headingLevel: 2 | 3;
  /** Nobody writes here: there is nothing to advise on. */
  isReadOnly?: boolean;
}

/** The writing aids beside the fields. */
export function DraftAside(props: DraftAsideProps) {
  return (
    <Stack gap={32}>
      <Load label={messages.previewLoading} skeleton={<Skeleton shape="block" />}>
        <PreviewPanel {...props} />
      </Load>
      {!props.isReadOnly && (
        <Load label={messages.loading} skeleton={<Skeleton shape="block" />}>
          <BrandCheckPanel {...props} />
        </Load>
      )}
    </Stack>
  );
}
