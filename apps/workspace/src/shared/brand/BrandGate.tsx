import type { BrandId } from '@brandroom/domain/id.schema';
import type { Right } from '@brandroom/domain/rights/flags';
import { denialReason } from '@brandroom/domain/rights/labels';
import { Page } from '@brandroom/ui/Page';
import type { PageLayout } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import type { ReactNode } from 'react';

import { PageTitle } from '../page/PageTitle';
import { Denied } from './Denied';
import { NoBrand } from './NoBrand';
import { useWorkspace } from './workspace';

interface BrandGateProps {
  title: string;
  right: Right;
  layout: PageLayout;
  /** The hint shown while no brand is chosen. */
  noBrand: string;
  children: (brandId: BrandId) => ReactNode;
}

/** Shows a page of the chosen brand, or the reason why it is not available. */
export function BrandGate({ title, right, layout, noBrand, children }: BrandGateProps) {
  const { user, brandId, brand } = useWorkspace();
  const reason = brandId && denialReason(user, right, brandId);
  if (brandId && !reason) return children(brandId);
  return (
    <Page layout={layout} bar={<PageBar title={title} />}>
      <PageTitle title={title} brand={brand?.name} />
      {reason ? <Denied reason={reason} /> : <NoBrand hint={noBrand} />}
    </Page>
  );
}
