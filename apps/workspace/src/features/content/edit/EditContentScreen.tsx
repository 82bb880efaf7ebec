import type { ContentId } from '@brandroom/domain/id.schema';
import { Page } from '@brandroom/ui/Page';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import { PropertyBar } from '@brandroom/ui/PropertyBar';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { useSuspenseQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { useRecordBrand } from '../../../shared/brand/use-record-brand';
import { Load } from '../../../shared/load/Load';
import { ContentNotFound } from './ContentNotFound';
import { editMessages } from './edit.messages';
import { EditContentForm } from './EditContentForm';

const messages = editMessages;

/** The screen of one item with its workflow and history. */
export function EditContentScreen({ id }: { id: ContentId }) {
  return (
    <Load
      label={messages.loading}
      skeleton={
        <Page layout="form">
          <PropertyBar aria-hidden label={messages.loading}>
            <Skeleton shape="caption" width="short" />
          </PropertyBar>
          <PageSkeleton layout="form" />
        </Page>
      }
      notFound={<ContentNotFound />}
      resetKey={id}
      frame={(content) => <Page layout="form">{content}</Page>}
    >
      {/* Each item has its own form. */}
      <Item key={id} id={id} />
    </Load>
  );
}

function Item({ id }: { id: ContentId }) {
  const api = useApi();
  const { data: item } = useSuspenseQuery(api.content.get.queryOptions({ input: { id } }));
  useRecordBrand(item.brandId);
  return <EditContentForm item={item} />;
}
