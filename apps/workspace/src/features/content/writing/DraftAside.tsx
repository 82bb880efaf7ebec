import type { ContentType } from '@brandroom/domain/content/content.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import type { ComponentType, RefObject } from 'react';
import { createElement, use } from 'react';

import { Load } from '../../../shared/load/Load';
import type { LazyPart } from '../../../shared/overlay/lazy-part';
import { lazyPart } from '../../../shared/overlay/lazy-part';
import type { ContentValues } from '../item/content-values';
import { writingMessages } from './writing.messages';

const messages = writingMessages.aside;
type Panel = ComponentType<DraftAsideProps>;
const preview = lazyPart<Panel>(async () => (await import('./PreviewPanel')).PreviewPanel);
const check = lazyPart<Panel>(async () => (await import('./BrandCheckPanel')).BrandCheckPanel);

export interface DraftAsideProps {
  /** Of the item, which need not be the brand that the workspace shows. */
  brandId: BrandId;
  type: ContentType;
  /** What stands in the fields now. */
  values: ContentValues;
  /** Holds the fields. */
  place: RefObject<HTMLElement | null>;
  /** Of the headings: 2 beside the page's own fields, 3 beside a card. */
  headingLevel: 2 | 3;
  /** Nobody writes here: there is nothing to advise on. */
  isReadOnly?: boolean;
}

/** What helps while a text is written, beside its fields. */
export function DraftAside(props: DraftAsideProps) {
  return (
    <Stack gap={32}>
      <Load label={messages.previewLoading} skeleton={<Skeleton shape="block" />}>
        <Late panel={preview} {...props} />
      </Load>
      {!props.isReadOnly && (
        <Load label={messages.loading} skeleton={<Skeleton shape="block" />}>
          <Late panel={check} {...props} />
        </Load>
      )}
    </Stack>
  );
}

/** A panel comes after the page. */
function Late({ panel, ...props }: DraftAsideProps & { panel: LazyPart<Panel> }) {
  return createElement(use(panel.load()), props);
}
