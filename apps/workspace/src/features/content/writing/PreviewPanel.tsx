import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { Maximize2 } from 'lucide';
import { memo, useDeferredValue, useState } from 'react';

import { lazyDialog } from '@brandroom/ui/lazy-part';
import { useApi } from '../../../shared/api/api';
import type { DraftAsideProps } from './DraftAside';
import { EmailPreview } from './EmailPreview';
import { SearchPreview } from './SearchPreview';
import { SocialPreview } from './SocialPreview';
import { writingMessages } from './writing.messages';

const messages = writingMessages.preview;

const PreviewDialog = lazyDialog(async () => (await import('./PreviewDialog')).PreviewDialog);

/** A preview of the draft as readers will see it. It updates without slowing down typing. */
export function PreviewPanel({ brandId, type, values, headingLevel }: DraftAsideProps) {
  const shown = useDeferredValue(values);
  const [isLarge, setLarge] = useState(false);
  const { data: brands } = useQuery(useApi().brands.list.queryOptions());
  const brandName = brands?.find(({ id }) => id === brandId)?.name ?? '';
  return (
    <Section title={writingMessages.aside.preview} headingLevel={headingLevel} isTitleHidden>
      <SmallPreview type={type} values={shown} brandName={brandName} />
      <Inline>
        <Button size="small" icon={Maximize2} onPress={() => setLarge(true)}>
          {messages.larger}
        </Button>
      </Inline>
      {isLarge && (
        <PreviewDialog
          type={type}
          values={values}
          brandName={brandName}
          onClose={() => setLarge(false)}
        />
      )}
    </Section>
  );
}

type SmallPreviewProps = Pick<DraftAsideProps, 'type' | 'values'> & {
  brandName: string;
  /** Shows the complete text, and an email at desktop width. */
  isWhole?: boolean;
};

/** The small preview beside the form. Renders with deferred values, not at each key press. */
export const SmallPreview = memo(
  ({ type, values, brandName, isWhole = false }: SmallPreviewProps) => {
    if (type === 'blog') return <SearchPreview values={values} />;
    return type === 'email' ? (
      <EmailPreview values={values} brandName={brandName} width={isWhole ? 'desktop' : 'phone'} />
    ) : (
      <SocialPreview
        platform={values.platform}
        values={values}
        brandName={brandName}
        isWhole={isWhole}
      />
    );
  },
);
SmallPreview.displayName = 'SmallPreview';
