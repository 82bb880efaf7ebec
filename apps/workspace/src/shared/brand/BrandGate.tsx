import type { BrandId } from '@brandroom/domain/id.schema';
import type { FlagRight } from '@brandroom/domain/rights/flags';
import { accessAdvice, denialReason } from '@brandroom/domain/rights/labels';
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
  /** The permission for the page; null if access to the brand is enough. */
  right: FlagRight | null;
  layout: PageLayout;
  /** The hint shown while no brand is chosen. */
  noBrand: string;
  /** A text instead of the reason; a line with the person to ask follows. */
  denied?: string;
  children: (brandId: BrandId) => ReactNode;
}

/** Shows a page of the chosen brand, or the reason why it is not available. */
export function BrandGate({ title, right, layout, noBrand, denied, children }: BrandGateProps) {
  const { user, brandId, brand } = useWorkspace();
  const reason = brandId && right && denialReason(user, right, brandId);
  if (brandId && !reason) return children(brandId);
  return (
    <Page layout={layout} bar={<PageBar title={title} />}>
      <PageTitle title={title} brand={brand?.name} />
      {reason ? (
        <Denied reason={denied ? `${denied} ${accessAdvice(user, right, brandId)}` : reason} />
      ) : (
        <NoBrand hint={noBrand} />
      )}
    </Page>
  );
}
