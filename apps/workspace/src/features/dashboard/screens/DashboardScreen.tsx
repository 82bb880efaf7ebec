import { Page } from '@brandroom/ui/Page';
import { PageHeader } from '@brandroom/ui/PageHeader';

import { useWorkspace } from '../../../shared/brand/workspace';
import { PageTitle } from '../../../shared/page/PageTitle';
import { dashboardMessages as messages } from '../dashboard.messages';

/** Spec section 2.6. */
export function DashboardScreen({ unknownPath }: { unknownPath?: string | undefined }) {
  const { brand } = useWorkspace();
  return (
    <Page>
      <PageTitle title={messages.title} brand={brand?.name} />
      <PageHeader title={messages.title} description={unknownPath} />
    </Page>
  );
}
