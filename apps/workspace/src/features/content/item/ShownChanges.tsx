import { platformLabels } from '@brandroom/domain/content/channel';
import type { FieldChange } from '@brandroom/domain/content/content.schema';
import { writtenFieldLabels } from '@brandroom/domain/content/diff';
import { imagesOf } from '@brandroom/domain/content/earlier-version';
import { formatDateTime } from '@brandroom/domain/format/date';
import type { BrandId } from '@brandroom/domain/id.schema';
import { fileId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { DescriptionListProps } from '@brandroom/ui/DescriptionList';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { TextDiff } from '@brandroom/ui/TextDiff';
import { useQueries, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { timeZone } from '../../../shared/time/time-zone';
import { itemMessages } from './item.messages';

const messages = itemMessages.changes;

const labels: Readonly<Record<string, string>> = writtenFieldLabels;
const platforms: Readonly<Record<string, string>> = platformLabels;

interface ShownChangesProps {
  brandId: BrandId;
  changes: readonly FieldChange[];
  /** `rows` if there is room for long texts. */
  layout?: DescriptionListProps['layout'];
}

/** The changes of each field. */
export function ShownChanges({ brandId, changes, layout = 'columns' }: ShownChangesProps) {
  return (
    <DescriptionList
      layout={layout}
      items={changes.map((change) => ({
        term: labels[change.field] ?? change.field,
        detail: <Change change={change} brandId={brandId} />,
      }))}
    />
  );
}

function Change({ change, brandId }: { change: FieldChange; brandId: BrandId }) {
  const { field, before, after } = change;
  const inWords = (words: (value: string) => string) => (
    <TextDiff
      before={before === '' ? '' : words(before)}
      after={after === '' ? '' : words(after)}
      isWhole
    />
  );
  if (field === 'images') return <ImageChange change={change} />;
  if (field === 'campaignId') return <CampaignChange change={change} brandId={brandId} />;
  if (field === 'scheduledFor') return inWords((at) => formatDateTime(at, timeZone));
  if (field === 'platform') return inWords((platform) => platforms[platform] ?? platform);
  return <TextDiff before={before} after={after} />;
}

/** Lists images by file name, one per line. */
function ImageChange({ change: { before, after } }: { change: FieldChange }) {
  const api = useApi();
  const ids = [...imagesOf(before), ...imagesOf(after)].map((image) => image.fileId);
  const known = [...new Set(ids)].filter((id) => v.is(fileId, id));
  const files = useQueries({
    queries: known.map((id) => api.files.get.queryOptions({ input: { id } })),
  });
  const names = new Map<string, string>();
  for (const [at, id] of known.entries()) {
    const file = files[at];
    names.set(
      id,
      file?.data?.name ?? (file?.isPending ? messages.imageLoading : messages.otherImage),
    );
  }
  const inWords = (value: string) =>
    imagesOf(value)
      .map((image) => messages.image(names.get(image.fileId) ?? messages.otherImage, image.alt))
      .join('\n');
  return <TextDiff before={inWords(before)} after={inWords(after)} />;
}

function CampaignChange({ change, brandId }: { change: FieldChange; brandId: BrandId }) {
  const { user } = useWorkspace();
  const { data } = useQuery({
    ...useApi().campaigns.list.queryOptions({ input: { brandId } }),
    enabled: can(user, 'campaigns.view', brandId),
  });
  const name = (value: string) =>
    value === '' ? '' : (data?.find(({ id }) => id === value)?.name ?? messages.otherCampaign);
  return <TextDiff before={name(change.before)} after={name(change.after)} isWhole />;
}
