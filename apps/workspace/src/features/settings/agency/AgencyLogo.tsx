import type { BrandId, FileId } from '@brandroom/domain/id.schema';
import { ComboBox } from '@brandroom/ui/ComboBox';
import { Grid } from '@brandroom/ui/Grid';
import { ImageTile } from '@brandroom/ui/ImageTile';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Text } from '@brandroom/ui/Text';
import { useQuery, useSuspenseQueries } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { usePreview } from '../../../shared/files/use-preview';
import type { Form } from '../../../shared/form/use-form';
import { Load } from '../../../shared/load/Load';
import { agencyMessages } from './agency.messages';
import type { AgencyValues } from './use-agency-form';

const messages = agencyMessages.agency.logo;
const most = 200;

interface AgencyLogoProps {
  form: Form<AgencyValues>;
}

/** The agency's logo, and the field that chooses it among the pictures of the brand. */
export function AgencyLogo({ form }: AgencyLogoProps) {
  const { brandId } = useWorkspace();
  const { logo } = form.values;
  return (
    <>
      {logo !== null && <Picture key={logo} id={logo} />}
      {brandId ? (
        <Load label={messages.loading} skeleton={<Skeleton />}>
          <LogoField form={form} brandId={brandId} />
        </Load>
      ) : (
        <Text tone="muted">{messages.noBrand}</Text>
      )}
    </>
  );
}

function Picture({ id }: { id: FileId }) {
  const src = usePreview(id);
  return (
    <Grid min="small">
      <ImageTile src={src ?? undefined} alt={messages.alt} ground="checker" />
    </Grid>
  );
}

function LogoField({ form, brandId }: AgencyLogoProps & { brandId: BrandId }) {
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
  // The logo may be a picture of another brand.
  const { data: other, isError } = useQuery({
    ...files.get.queryOptions({ input: { id: logo ?? ('' as FileId) } }),
    enabled: isElsewhere,
  });
  const offered = isElsewhere && other ? [other, ...pictures] : pictures;
  return (
    <ComboBox
      {...form.field('logo')}
      label={messages.label}
      options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      emptyText={messages.none}
      description={isElsewhere && isError ? messages.gone : messages.help}
      isOptional
    />
  );
}
