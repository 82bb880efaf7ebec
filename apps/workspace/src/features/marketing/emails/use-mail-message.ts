import { allowedInk, lacksAllowedInk } from '@brandroom/domain/brand/color-pair';
import type { EmailCampaignDraft } from '@brandroom/domain/campaign/email-campaign.schema';
import type { MailMessage, MailPicture } from '@brandroom/domain/email/mail-message';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApi, useClient } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useObjectUrl } from '../../../shared/files/use-object-url';
import type { SentPicture } from './mail-picture';
import { mailImage, mailLogo } from './mail-picture';

/** A brand without colors uses the color of plain text. */
const noColor = '#1d1d1b';

export interface MailParts {
  /** The message with the images as the page shows them. */
  readonly message: MailMessage;
  readonly logo: SentPicture | null;
  readonly image: SentPicture | null;
  /** The name of the brand's color if the brand allows no text color on it. */
  readonly unpaired: string | null;
  /** Whether an image is still being created. */
  readonly isLoading: boolean;
}

const shown = (
  picture: SentPicture | undefined,
  source: string | null,
  alt: string,
): MailPicture | null =>
  picture && source !== null ? { source, alt, width: picture.width, height: picture.height } : null;

/** An email with all brand data that it needs, as far as the person may see it. */
export function useMailMessage(brandId: BrandId, email: EmailCampaignDraft): MailParts {
  const { user, brand } = useWorkspace();
  const api = useApi();
  const client = useClient();
  const input = { brandId };
  const brandName = brand?.name ?? '';
  const colors = useQuery({
    ...api.colors.list.queryOptions({ input }),
    enabled: can(user, 'colors.view', brandId),
  });
  const fonts = useQuery({
    ...api.typography.list.queryOptions({ input }),
    enabled: can(user, 'typography.view', brandId),
  });
  const logos = useQuery({
    ...api.logos.list.queryOptions({ input }),
    enabled: can(user, 'logos.view', brandId),
  });
  const ofBrand = logos.data?.find(({ type }) => type === 'primary') ?? logos.data?.[0];
  const logo = useQuery({
    queryKey: ['mail-logo', ofBrand],
    enabled: ofBrand !== undefined,
    staleTime: 'static',
    queryFn: async () => {
      if (!ofBrand) throw new Error('There is no logo.');
      const { id, version } = ofBrand;
      return mailLogo(await client.logos.preview({ id, version }));
    },
  });
  const fileId = email.image?.fileId;
  const image = useQuery({
    queryKey: ['mail-image', fileId],
    enabled: fileId !== undefined && can(user, 'files.view', brandId),
    staleTime: 'static',
    queryFn: async () => {
      const blob = fileId && (await client.files.preview({ id: fileId }));
      return blob ? mailImage(blob) : null;
    },
  });
  const logoSource = useObjectUrl(logo.data?.blob);
  const picture = (fileId !== undefined && image.data) || undefined;
  const imageSource = useObjectUrl(picture?.blob);
  const color = colors.data?.find(({ isPrimary }) => isPrimary) ?? colors.data?.[0];
  const fontFamily = fonts.data?.[0]?.family ?? null;
  const brandColor = color?.hex ?? noColor;
  const unpaired = color && lacksAllowedInk(color, colors.data ?? []) ? color.name : null;
  const inkOnBrand = color && allowedInk(color, colors.data ?? [])?.hex;
  // Memoized, so that the preview renders again only for a new message.
  const message = useMemo(
    (): MailMessage => ({
      brandName,
      brandColor,
      inkOnBrand,
      fontFamily,
      logo: shown(logo.data, logoSource, brandName),
      image: shown(picture, imageSource, email.image?.alt ?? ''),
      email,
    }),
    [
      brandName,
      brandColor,
      inkOnBrand,
      fontFamily,
      logo.data,
      logoSource,
      picture,
      imageSource,
      email,
    ],
  );
  return {
    message,
    logo: logo.data ?? null,
    image: picture ?? null,
    unpaired,
    isLoading: [colors, fonts, logos, logo, image].some(({ isLoading }) => isLoading),
  };
}
