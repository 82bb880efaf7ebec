import type { BrandId } from '@brandroom/domain/id.schema';
import type { FlagRight } from '@brandroom/domain/rights/flags';
import { Button } from '@brandroom/ui/Button';
import { EmptyState } from '@brandroom/ui/EmptyState';
import type { IconType } from '@brandroom/ui/Icon';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { Plus } from 'lucide';
import type { ReactNode } from 'react';

import { MutationFailure } from '../../../shared/api/MutationFailure';
import { BrandGate } from '../../../shared/brand/BrandGate';
import { MissingRight } from '../../../shared/brand/MissingRight';
import { useBookAction } from '../../../shared/brand/use-book-action';
import { useWorkspace } from '../../../shared/brand/workspace';
import { Load } from '../../../shared/load/Load';
import { RowMenu } from '../../../shared/overlay/RowMenu';
import { PageTitle } from '../../../shared/page/PageTitle';
import { UndoBar } from '../../../shared/page/UndoBar';
import type { Asset } from './asset-area';
import { assetMessages } from './asset.messages';
import type { Assets } from './use-assets';
import { addId } from './use-assets';

export interface AssetScreenMessages {
  title: string;
  description: string;
  noBrand: string;
  loading: string;
  add: string;
  /** Replaces the default reason, which names only the person's own role. */
  explanation?: string;
}

interface AssetScreenProps {
  messages: AssetScreenMessages;
  /** The permission for the page; null if access to the brand is enough. */
  right: FlagRight | null;
  children: (brandId: BrandId) => ReactNode;
}

/** A page of a brand's assets, or the reason why it is not available. */
export function AssetScreen({ messages, right, children }: AssetScreenProps) {
  const { title, noBrand } = messages;
  return (
    <BrandGate title={title} right={right} layout="story" noBrand={noBrand}>
      {children}
    </BrandGate>
  );
}

interface AssetPageProps<Item extends Asset, Draft> {
  messages: AssetScreenMessages;
  assets: Assets<Item, Draft>;
  /** The page's PageViews. */
  views?: ReactNode;
  /** A tool above the list. */
  tool?: ReactNode;
  /** The open dialog. */
  dialog: ReactNode;
  /** The content that loads. */
  children: ReactNode;
}

/** The frame of an asset page: its bar, description, menu, and skeleton. */
export function AssetPage<Item extends Asset, Draft>({
  messages,
  assets: { may, needs, add, menu, changes },
  views,
  tool,
  dialog,
  children,
}: AssetPageProps<Item, Draft>) {
  const { brand } = useWorkspace();
  const book = useBookAction();
  const primary = { id: addId, label: messages.add, icon: Plus, isPrimary: true } as const;
  return (
    <Page
      layout="story"
      bar={
        <PageBar
          title={messages.title}
          views={views}
          actions={[book, ...(may.create ? [{ ...primary, onAction: add }] : [])]}
        />
      }
    >
      <PageTitle title={messages.title} brand={brand?.name} />
      <Stack gap={8} data-first-content="">
        <Text tone="muted" isMeasured>
          {messages.description}
        </Text>
        <MissingRight {...needs} explanation={messages.explanation} />
        <UndoBar />
        <MutationFailure
          mutation={changes.discard}
          title={(item) => assetMessages.changes.notDeleted(changes.nameIn(item))}
        />
        <MutationFailure
          mutation={changes.move}
          title={({ item }) => assetMessages.changes.notMoved(changes.nameIn(item))}
        />
      </Stack>
      {tool}
      <Load label={messages.loading} skeleton={<PageSkeleton layout="story" />}>
        {children}
      </Load>
      <RowMenu {...menu} />
      {dialog}
    </Page>
  );
}

interface NoAssetsProps<Item extends Asset, Draft> {
  icon: IconType;
  title: string;
  description: string;
  addLabel: string;
  assets: Assets<Item, Draft>;
}

/** The empty state, with the first step for people who may take it. */
export function NoAssets<Item extends Asset, Draft>({
  icon,
  title,
  description,
  addLabel,
  assets: { may, add },
}: NoAssetsProps<Item, Draft>) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      description={description}
      action={
        may.create && (
          <Button icon={Plus} onPress={add}>
            {addLabel}
          </Button>
        )
      }
    />
  );
}
