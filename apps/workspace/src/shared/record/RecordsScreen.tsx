import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { FlagRight } from '@brandroom/domain/rights/flags';
import { Page } from '@brandroom/ui/Page';
import type { PageLayout } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { PageViews } from '@brandroom/ui/PageViews';
import { Plus } from 'lucide';
import type { ReactNode } from 'react';

import { BrandGate } from '../brand/BrandGate';
import { useWorkspace } from '../brand/workspace';
import { Load } from '../load/Load';
import { PageTitle } from '../page/PageTitle';

interface RecordsScreenProps<View extends string> {
  layout: PageLayout;
  messages: {
    title: string;
    noBrand: string;
    loading: string;
    create: string;
    views: string;
    all: string;
  };
  rights: { readonly view: FlagRight; readonly create: FlagRight };
  /** The address of the page that creates a record. */
  create: string;
  views: readonly View[];
  labels: Readonly<Record<View, string>>;
  /** The view in the address; undefined shows all records. */
  view: View | undefined;
  onViewChange: (view: View | undefined) => void;
  /** The view bar. */
  filters: ReactNode;
  skeleton: ReactNode;
  /** The records of the address. */
  children: (brandId: BrandId) => ReactNode;
}

/** A page that lists a brand's records of one kind, with a view for each of their statuses or types. */
export function RecordsScreen<View extends string>(props: RecordsScreenProps<View>) {
  const { layout, messages, rights } = props;
  return (
    <BrandGate
      title={messages.title}
      right={rights.view}
      layout={layout}
      noBrand={messages.noBrand}
    >
      {(brandId) => <Records key={brandId} brandId={brandId} {...props} />}
    </BrandGate>
  );
}

function Records<View extends string>({
  brandId,
  layout,
  messages,
  rights,
  create,
  views,
  labels,
  view,
  onViewChange,
  filters,
  skeleton,
  children,
}: RecordsScreenProps<View> & { brandId: BrandId }) {
  const { user, brand } = useWorkspace();
  const createAction = {
    id: 'create',
    label: messages.create,
    icon: Plus,
    isPrimary: true,
    href: create,
  };
  return (
    <Page
      layout={layout}
      bar={
        <PageBar
          title={messages.title}
          hasViewBar
          views={
            <PageViews<View | 'all'>
              label={messages.views}
              options={[
                { value: 'all', label: messages.all },
                ...views.map((value) => ({ value, label: labels[value] })),
              ]}
              value={view ?? 'all'}
              onChange={(next) => onViewChange(next === 'all' ? undefined : next)}
            />
          }
          actions={can(user, rights.create, brandId) ? [createAction] : []}
        />
      }
    >
      <PageTitle title={messages.title} brand={brand?.name} />
      {filters}
      <Load label={messages.loading} skeleton={skeleton}>
        {children(brandId)}
      </Load>
    </Page>
  );
}
