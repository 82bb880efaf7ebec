import { contentRight } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { DeniedState } from '@brandroom/ui/DeniedState';
import { Page } from '@brandroom/ui/Page';
import { PageHeader } from '@brandroom/ui/PageHeader';

import { NoBrand } from '../../../shared/brand/NoBrand';
import { useWorkspace } from '../../../shared/brand/workspace';
import { PageTitle } from '../../../shared/page/PageTitle';
import { CreatePostsForm } from '../components/CreatePostsForm';
import { contentMessages } from '../content.messages';

const messages = contentMessages.create;

/** Writing new posts (spec section 2.17). */
export function CreateContentScreen() {
  const { user, brandId, brand } = useWorkspace();
  if (!brandId)
    return (
      <Page>
        <PageTitle title={messages.title} />
        <PageHeader title={messages.title} />
        <NoBrand hint={messages.noBrand} />
      </Page>
    );
  return (
    <Page>
      <PageTitle title={messages.title} brand={brand?.name} />
      {can(user, contentRight('create', 'social'), brandId) ? (
        <Form brandId={brandId} />
      ) : (
        <DeniedState description={messages.denied} />
      )}
    </Page>
  );
}

function Form({ brandId }: { brandId: BrandId }) {
  return (
    <>
      <PageHeader title={messages.title} description={messages.description} />
      {/* Another brand is another form. */}
      <CreatePostsForm key={brandId} brandId={brandId} />
    </>
  );
}
