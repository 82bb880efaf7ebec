import type { Logo } from '@brandroom/domain/brand/logo.schema';
import { logoTypeLabels } from '@brandroom/domain/brand/logo-type';
import { logoTitle } from '@brandroom/domain/brand/logo-variant';
import type { Typography } from '@brandroom/domain/brand/typography.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Grid } from '@brandroom/ui/Grid';
import { Heading } from '@brandroom/ui/Heading';
import { LogoStage } from '@brandroom/ui/LogoStage';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useMemo } from 'react';

import { useInView } from '../../../shared/files/use-in-view';
import { BrandFont } from '../../../shared/fonts/BrandFont';
import { useFontFace } from '../../../shared/fonts/use-font-face';
import { usePreloadLogoPictures } from '../../../shared/logos/use-preload-logo-pictures';
import { useLogoGround } from '../../../shared/logos/use-logo-ground';
import { useLogoBytes, useLogoPicture } from '../../../shared/logos/use-logo-picture';
import { GuidelineExample } from '../co-branding/GuidelineExample';
import { LogoCards } from '../co-branding/LogoCards';
import { logosInOrder } from '../co-branding/logo-order';
import { bookMessages as messages } from './book.messages';
import type { BrandBook } from './brand-book';

/** The logos on a background on which they are visible. */
export function BookLogos({ book: { logos, colors } }: { book: BrandBook }) {
  const ordered = useMemo(() => logosInOrder(logos), [logos]);
  usePreloadLogoPictures(ordered);
  return (
    <Grid as="ul" min="large">
      {ordered.map((logo) => (
        <li key={logo.id}>
          <BookLogo logo={logo} colors={colors} />
        </li>
      ))}
    </Grid>
  );
}

function BookLogo({ logo, colors }: { logo: Logo; colors: BrandBook['colors'] }) {
  const [isInView, ref] = useInView();
  const src = useLogoPicture(logo, isInView);
  const { isError } = useLogoBytes(logo, isInView);
  const look = useLogoGround(logo, colors, isInView);
  const title = `${logoTypeLabels[logo.type]}: ${logoTitle(logo)}`;
  const caption = isError ? messages.withoutPicture(title) : title;
  return <LogoStage ref={ref} logo={{ src, alt: logoTitle(logo) }} caption={caption} {...look} />;
}

/** The fonts, each with a specimen. */
export function BookFonts({ book: { fonts, name } }: { book: BrandBook }) {
  return (
    <Stack as="ul" gap={32}>
      {fonts.map((font) => (
        <li key={font.id}>
          <Stack gap={8}>
            <Heading level={3} size="lead">
              {font.name}
            </Heading>
            <BookFont font={font} sample={name} />
          </Stack>
        </li>
      ))}
    </Stack>
  );
}

function BookFont({ font, sample }: { font: Typography; sample: string }) {
  return <BrandFont font={font} loaded={useFontFace(font)} sample={sample} />;
}

/** The rules for showing the logo beside a partner's. */
export function BookPartners({ book, brandId }: { book: BrandBook; brandId: BrandId }) {
  return (
    <Stack gap={32}>
      {book.logos.length > 0 && <LogoCards brandId={brandId} headingLevel={3} />}
      {book.guidelines.length > 0 && (
        <Stack as="ul" gap={24}>
          {book.guidelines.map(({ id, title, description, dos, donts }) => (
            <li key={id}>
              <Stack gap={8}>
                <Heading level={3} size="lead">
                  {title}
                </Heading>
                <Text isMeasured isPreserved>
                  {description}
                </Text>
                <Stack as="ul" gap={8} aria-label={messages.examplesOf(title)}>
                  {dos.map((example) => (
                    <GuidelineExample key={example} kind="dos" example={example} />
                  ))}
                  {donts.map((example) => (
                    <GuidelineExample key={example} kind="donts" example={example} />
                  ))}
                </Stack>
              </Stack>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
