import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import { contentRight } from '@brandroom/domain/content/visibility';
import { accessAdvice } from '@brandroom/domain/rights/labels';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';

import { Denied } from '../../../shared/brand/Denied';
import { NoBrand } from '../../../shared/brand/NoBrand';
import { useWorkspace } from '../../../shared/brand/workspace';
import { PageTitle } from '../../../shared/page/PageTitle';
import { createMessages as messages } from './create.messages';
import { CreateContentForm } from './CreateContentForm';
import type { CreateStart } from './posts';

const createRight = contentRight('create', 'social');

/** Creates content. */
export function CreateContentScreen({ start = {} }: { start?: CreateStart }) {
  const { user, brandId, brand } = useWorkspace();
  if (!brandId)
    return (
      <Page layout="form" bar={<PageBar title={messages.title} />}>
        <PageTitle title={messages.title} />
        <NoBrand hint={messages.noBrand} />
      </Page>
    );
  // Each brand has its own form.
  if (createsSomeContent(user, brandId))
    return <CreateContentForm key={brandId} brandId={brandId} start={start} />;
  return (
    <Page layout="form" bar={<PageBar title={messages.title} />}>
      <PageTitle title={messages.title} brand={brand?.name} />
      <Denied
        reason={`${messages.denied} ${accessAdvice(user, createRight, brandId)}`}
        leadsTo="calendar"
      />
    </Page>
  );
}
