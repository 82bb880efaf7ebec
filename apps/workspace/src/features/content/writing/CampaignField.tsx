import type { BrandId, CampaignId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { Select } from '@brandroom/ui/Select';
import type { SelectProps } from '@brandroom/ui/Select';
import { Stack } from '@brandroom/ui/Stack';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { writingMessages } from './writing.messages';

const messages = writingMessages.fields;

interface CampaignFieldProps extends Pick<SelectProps<CampaignId | ''>, 'onBlur' | 'controlRef'> {
  brandId: BrandId;
  value: CampaignId | null;
  onChange: (value: CampaignId | null) => void;
  description?: string;
  errorMessage?: string | undefined;
  isReadOnly?: boolean;
  /** For a row of properties. */
  isLabelHidden?: boolean;
}

/** The campaign of an item: one of the brand's campaigns, or none. */
export function CampaignField({
  brandId,
  value,
  onChange,
  description,
  errorMessage,
  isReadOnly = false,
  isLabelHidden = false,
  ...control
}: CampaignFieldProps) {
  const { user } = useWorkspace();
  const maySee = can(user, 'campaigns.view', brandId);
  const { data, isError, refetch } = useQuery({
    ...useApi().campaigns.list.queryOptions({ input: { brandId } }),
    enabled: maySee,
  });
  if (!maySee) return null;
  const campaigns = (data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  // A deleted campaign is reported, and stays selected until the person chooses another.
  const isMissing = value !== null && !campaigns.some((each) => each.value === value);
  const missing = {
    value: value ?? ('' as const),
    label: data ? messages.campaignMissing : messages.campaignLoading,
  };
  const field = (
    <>
      <Select
        {...control}
        label={messages.campaign}
        isLabelHidden={isLabelHidden}
        {...(description === undefined ? {} : { description })}
        options={[
          { value: '' as const, label: messages.noCampaign },
          ...(isMissing ? [missing] : []),
          ...campaigns,
        ]}
        value={value ?? ''}
        onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
        errorMessage={isError ? messages.campaignsFailed : errorMessage}
        isDisabled={isReadOnly || !data}
        isOptional
      />
      {isError && (
        <Inline>
          <Button size="small" onPress={() => void refetch()}>
            {messages.campaignsAgain}
          </Button>
        </Inline>
      )}
    </>
  );
  return isLabelHidden ? field : <Stack gap={8}>{field}</Stack>;
}
