import type { BrandId, FileId } from '@brandroom/domain/id.schema';
import { ComboBox } from '@brandroom/ui/ComboBox';
import { useQuery, useSuspenseQueries } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { FailureAlert } from '../../../shared/api/FailureAlert';
import { operationError } from '../../../shared/api/operation-error';
import type { Form } from '../../../shared/form/use-form';
import { agencyMessages } from './agency.messages';
import type { AgencyValues } from './use-agency-form';

const messages = agencyMessages.agency.logo;
const most = 200;

interface AgencyLogoFieldProps {
  form: Form<AgencyValues>;
  brandId: BrandId;
}

/** Chooses the agency's logo from the brand's images. */
export function AgencyLogoField({ form, brandId }: AgencyLogoFieldProps) {
  const { files } = useApi();
  const { logo } = form.values;
  const lists = useSuspenseQueries({
    queries: (['brandAssets', 'images'] as const).map((tab) =>
      files.list.queryOptions({ input: { brandId, tab, limit: most } }),
    ),
  });
  const pictures = lists
    .flatMap(({ data }) => data.items)
    .filter(({ fileType }) => fileType.startsWith('image/'));
  const isElsewhere = logo !== null && !pictures.some(({ id }) => id === logo);
  // The logo may be an image of another brand.
  const {
    data: other,
    error,
    refetch,
  } = useQuery({
    ...files.get.queryOptions({ input: { id: logo ?? ('' as FileId) } }),
    enabled: isElsewhere,
  });
  const isGone = error !== null && operationError(error).code === 'notFound';
  const offered = isElsewhere && other ? [other, ...pictures] : pictures;
  return (
    <>
      <ComboBox
        {...form.field('logo')}
        label={messages.label}
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
        emptyText={messages.none}
        placeholder={messages.empty}
        description={isElsewhere && isGone ? messages.gone : messages.help}
        isOptional
      />
      {isElsewhere && error && !isGone && (
        <FailureAlert title={messages.notLoaded} error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
