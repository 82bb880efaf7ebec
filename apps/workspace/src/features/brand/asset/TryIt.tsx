import type { ContentType } from '@brandroom/domain/content/content.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Disclosure } from '@brandroom/ui/Disclosure';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Suspense } from 'react';

import { assetMessages } from './asset.messages';
import { TryItPanel } from './asset-parts';

const messages = assetMessages.tryIt;

interface TryItProps {
  brandId: BrandId;
  /** The content type of the page. When it changes, the check takes it; null leaves the check as it is. */
  type: ContentType | null;
}

/** A field for any text, checked against the brand's rules while typing. Nothing is stored. */
export function TryIt(props: TryItProps) {
  return (
    <Disclosure title={messages.title}>
      <Suspense fallback={<Skeleton width="long" />}>
        <TryItPanel {...props} />
      </Suspense>
    </Disclosure>
  );
}
