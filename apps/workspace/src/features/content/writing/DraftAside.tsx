import type { ContentType } from '@brandroom/domain/content/content.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Tabs } from '@brandroom/ui/Tabs';
import type { ReactNode, RefObject } from 'react';
import { useState } from 'react';

import { Load } from '../../../shared/load/Load';
import type { ContentValues } from '../item/content-values';
import { BrandCheckCount, BrandCheckPanel, PreviewPanel } from './draft-parts';
import { writingMessages } from './writing.messages';

const messages = writingMessages.aside;

export interface DraftAsideProps {
  /** The brand of the item, which may differ from the current brand. */
  brandId: BrandId;
  type: ContentType;
  /** The current values of the fields. */
  values: ContentValues;
  /** The element that contains the fields. */
  place: RefObject<HTMLElement | null>;
  /** The heading level: 2 beside the page's own fields, 3 beside a card. */
  headingLevel: 2 | 3;
  /** Whether the fields are read-only; then there is nothing to check. */
  isReadOnly?: boolean;
}

interface AsideTab {
  id: string;
  label: string;
  content: ReactNode;
}

interface DraftAsideTabsProps extends DraftAsideProps {
  /** The accessible name of the tabs. */
  label: string;
  /** Tabs after the writing aids. */
  further?: readonly AsideTab[];
}

/** The writing aids beside the fields, one at a time. */
export function DraftAside({ label, further = [], ...props }: DraftAsideTabsProps) {
  const [chosen, setChosen] = useState('preview');
  const [count, setCount] = useState<number>();
  const tabs: readonly (AsideTab & { count?: number })[] = [
    {
      id: 'preview',
      label: messages.preview,
      content: (
        <Load label={messages.previewLoading} skeleton={<Skeleton shape="block" />}>
          <PreviewPanel {...props} />
        </Load>
      ),
    },
    ...(props.isReadOnly
      ? []
      : [
          {
            id: 'check',
            label: messages.check,
            ...(count ? { count } : {}),
            content: (
              <Load label={messages.loading} skeleton={<Skeleton shape="block" />}>
                <BrandCheckPanel {...props} />
              </Load>
            ),
          },
        ]),
    ...further,
  ];
  const shown = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  return (
    <>
      <Tabs label={label} items={tabs} selectedKey={shown?.id ?? ''} onSelectionChange={setChosen}>
        {shown?.content}
      </Tabs>
      {!props.isReadOnly && <BrandCheckCount {...props} onCount={setCount} />}
    </>
  );
}
