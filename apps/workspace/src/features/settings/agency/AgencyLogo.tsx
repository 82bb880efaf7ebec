import type { FileId } from '@brandroom/domain/id.schema';
import { Grid } from '@brandroom/ui/Grid';
import { ImageTile } from '@brandroom/ui/ImageTile';
import { lazyPart } from '@brandroom/ui/lazy-part';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Text } from '@brandroom/ui/Text';

import { useWorkspace } from '../../../shared/brand/workspace';
import { usePreview } from '../../../shared/files/use-preview';
import type { Form } from '../../../shared/form/use-form';
import { Load } from '../../../shared/load/Load';
import { agencyMessages } from './agency.messages';
import type { AgencyValues } from './use-agency-form';

const messages = agencyMessages.agency.logo;
const LogoField = lazyPart(async () => (await import('./AgencyLogoField')).AgencyLogoField);

interface AgencyLogoProps {
  form: Form<AgencyValues>;
}

/** The agency's logo, and the field that chooses it from the brand's images. */
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
  const src = usePreview({ id });
  return (
    <Grid min="small">
      <ImageTile src={src ?? undefined} alt={messages.alt} ground="checker" />
    </Grid>
  );
}
