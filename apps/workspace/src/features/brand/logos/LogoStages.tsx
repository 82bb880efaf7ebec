import { colorsOfRole } from '@brandroom/domain/brand/color-order';
import type { Logo } from '@brandroom/domain/brand/logo.schema';
import { logoRules, logoTitle } from '@brandroom/domain/brand/logo-variant';
import { parseHex } from '@brandroom/domain/color/hex';
import { readableOn } from '@brandroom/domain/color/luminance';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { ErrorState } from '@brandroom/ui/ErrorState';
import { Grid } from '@brandroom/ui/Grid';
import { LogoStage } from '@brandroom/ui/LogoStage';
import { Section } from '@brandroom/ui/Section';
import { skipToken, useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { loadFailureMessage, operationError } from '../../../shared/api/operation-error';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useObjectUrl } from '../../../shared/files/use-object-url';
import { useLogoGround } from '../../../shared/logos/use-logo-ground';
import { useLogoBytes, useLogoPicture } from '../../../shared/logos/use-logo-picture';
import { logosMessages } from './logos.messages';

const messages = logosMessages.viewer;
const grounds = { light: '#ffffff', dark: '#0b0f12', middle: '#7d8790' };

/** Returns the newest photo of the brand's library; null if the person may not see one. */
function usePhoto(brandId: BrandId): string | null {
  const { user } = useWorkspace();
  const { files } = useApi();
  const input = { brandId, tab: 'images' as const, limit: 1, offset: 0 };
  const enabled = can(user, 'files.view', brandId);
  const { data: found } = useQuery({ ...files.list.queryOptions({ input }), enabled });
  const [file] = found?.items ?? [];
  const { data } = useQuery({
    ...files.preview.queryOptions({
      input: file ? { id: file.id, version: file.version } : skipToken,
    }),
    staleTime: 'static',
  });
  return useObjectUrl(data);
}

/**
 * The logo on light, dark, brand-color and photo backgrounds, with its clear space and minimum
 * size.
 */
export function LogoStages({ brandId, logo }: { brandId: BrandId; logo: Logo }) {
  const { user } = useWorkspace();
  const src = useLogoPicture(logo);
  const { error, refetch } = useLogoBytes(logo);
  const photo = usePhoto(brandId);
  const { data: colors = [] } = useQuery({
    ...useApi().colors.list.queryOptions({ input: { brandId } }),
    enabled: can(user, 'colors.view', brandId),
  });
  const look = useLogoGround(logo, colors);
  const [color] = colorsOfRole(colors, 'primary');
  const rgb = color && parseHex(color.hex);
  if (error) {
    const { title, text } = loadFailureMessage(operationError(error).code);
    return (
      <ErrorState
        headingLevel={3}
        title={title}
        description={text}
        onRetry={() => void refetch()}
      />
    );
  }
  if (src === null) return null;
  const picture = { src, alt: logoTitle(logo) };
  const mute = { src, alt: '' };
  const { px, mm } = logo.type === 'favicon' ? logoRules.smallestFavicon : logoRules.smallest;
  return (
    <>
      <Section title={messages.grounds} headingLevel={3} size="body">
        <Grid min="small" gap={12}>
          <LogoStage logo={picture} ground={grounds.light} caption={messages.light} />
          <LogoStage logo={mute} ground={grounds.dark} ink="white" caption={messages.dark} />
          {color && rgb && (
            <LogoStage
              logo={mute}
              ground={color.hex}
              ink={readableOn(rgb)}
              caption={messages.brand(color.name)}
            />
          )}
          <LogoStage
            logo={mute}
            ground={grounds.middle}
            ink="white"
            {...(photo === null ? {} : { photo })}
            caption={photo === null ? messages.middle : messages.photo}
          />
        </Grid>
      </Section>
      <Section title={messages.rules} headingLevel={3} size="body">
        <LogoStage logo={mute} guide="space" caption={messages.clearSpace} {...look} />
        <LogoStage logo={mute} height={px} caption={messages.smallest(px, mm)} {...look} />
      </Section>
    </>
  );
}
