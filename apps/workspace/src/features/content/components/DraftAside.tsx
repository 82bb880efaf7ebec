import type { ContentType } from '@brandroom/domain/content/content.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Section } from '@brandroom/ui/Section';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import type { RefObject } from 'react';

import { lazyPart } from '../../../shared/overlay/lazy-part';
import { useLatePart } from '../../../shared/overlay/use-late-part';
import { contentMessages } from '../content.messages';
import type { ContentValues } from '../content-values';

const messages = contentMessages.aside;
const panel = lazyPart(async () => (await import('./BrandCheckPanel')).BrandCheckPanel);

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
}

/** What helps while a text is written, beside its fields. */
export function DraftAside(props: DraftAsideProps) {
  return (
    <Stack gap={32}>
      <BrandCheck {...props} />
    </Stack>
  );
}

/** The brand check comes once the page stands. */
function BrandCheck(props: DraftAsideProps) {
  const { part: BrandCheckPanel, hasFailed, load } = useLatePart(panel);
  if (BrandCheckPanel) return <BrandCheckPanel {...props} />;
  return (
    <Section title={messages.check} headingLevel={props.headingLevel}>
      {hasFailed ? (
        <InlineAlert
          title={messages.failed}
          actions={
            <Button size="small" onPress={load}>
              {messages.again}
            </Button>
          }
        />
      ) : (
        <Stack gap={12} aria-hidden>
          <Skeleton width="long" />
          <Skeleton width="medium" />
        </Stack>
      )}
    </Section>
  );
}
