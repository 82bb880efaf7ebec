import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { denialReason } from '@brandroom/domain/rights/labels';
import { Button } from '@brandroom/ui/Button';
import { DeniedState } from '@brandroom/ui/DeniedState';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import { ViewBar } from '@brandroom/ui/ViewBar';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { NoBrand } from '../../../shared/brand/NoBrand';
import { useWorkspace } from '../../../shared/brand/workspace';
import { Load } from '../../../shared/load/Load';
import { PageTitle } from '../../../shared/page/PageTitle';
import { colorsMessages } from './colors.messages';
import { ImportColorsDialog } from './overlays';
import { Palette } from './Palette';
import { useExchangeMenu } from './use-exchange-menu';

const messages = colorsMessages.screen;
const addId = 'add-color';

/** The colors of a brand. */
export function ColorsScreen() {
  const { user, brandId, brand } = useWorkspace();
  const denied = brandId && denialReason(user, 'colors.view', brandId);
  return denied || !brandId ? (
    <Page layout="gallery" bar={<PageBar title={messages.title} />}>
      <PageTitle title={messages.title} brand={brand?.name} />
      {denied ? (
        <DeniedState headingLevel={2} description={denied} />
      ) : (
        <NoBrand hint={messages.noBrand} />
      )}
    </Page>
  ) : (
    // Another brand is another form.
    <BrandColors key={brandId} brandId={brandId} />
  );
}

function BrandColors({ brandId }: { brandId: BrandId }) {
  const { user, brand } = useWorkspace();
  const mayAdd = can(user, 'colors.create', brandId);
  const [isAdding, setAdding] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const more = useExchangeMenu(brandId, () => setImporting(true));
  const add = () => setAdding(true);
  return (
    <Page
      layout="gallery"
      bar={
        <PageBar
          title={messages.title}
          hasViewBar
          actions={
            mayAdd
              ? [{ id: addId, label: messages.add, icon: Plus, isPrimary: true, onAction: add }]
              : []
          }
          more={more}
        />
      }
    >
      <PageTitle title={messages.title} brand={brand?.name} />
      <ViewBar label={messages.bar} />
      <Load label={messages.loading} skeleton={<PageSkeleton layout="gallery" />}>
        <Palette
          brandId={brandId}
          isAdding={isAdding}
          onAdded={() => {
            setAdding(false);
            requestAnimationFrame(() => document.getElementById(addId)?.focus());
          }}
          emptyAction={
            mayAdd && (
              <Button icon={Plus} onPress={add}>
                {messages.add}
              </Button>
            )
          }
        />
      </Load>
      {isImporting && <ImportColorsDialog brandId={brandId} onClose={() => setImporting(false)} />}
    </Page>
  );
}
