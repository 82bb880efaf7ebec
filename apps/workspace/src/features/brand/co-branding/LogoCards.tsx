import type { Color } from '@brandroom/domain/brand/color.schema';
import { logoTitle } from '@brandroom/domain/brand/logo-variant';
import { readableOn } from '@brandroom/domain/color/luminance';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { Card } from '@brandroom/ui/Card';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { ErrorState } from '@brandroom/ui/ErrorState';
import { Grid } from '@brandroom/ui/Grid';
import { Link } from '@brandroom/ui/Link';
import { LogoStage } from '@brandroom/ui/LogoStage';
import { Section } from '@brandroom/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { Image } from 'lucide';

import { useApi } from '../../../shared/api/api';
import { loadFailureMessage, operationError } from '../../../shared/api/operation-error';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useLogoGround, useLogoInks } from '../../../shared/logos/use-logo-ground';
import { useLogoBytes, useLogoPicture } from '../../../shared/logos/use-logo-picture';
import { useHref } from '../../../shared/navigation/use-href';
import { coBrandingMessages } from './co-branding.messages';
import { logoCards } from './logo-cards';
import { logosInOrder } from './logo-order';
import { groundsOf, logoGrounds } from './logo-grounds';

const { cards, noLogos, partner } = coBrandingMessages;

interface LogoCardsProps {
  brandId: BrandId;
  /** The heading level of the section; the cards' headings are one level below. */
  headingLevel?: 2 | 3;
}

/** The rules for two logos side by side, shown with the brand's own logo. */
export function LogoCards({ brandId, headingLevel = 2 }: LogoCardsProps) {
  const { user } = useWorkspace();
  const href = useHref()({ to: '/brand/logos', search: {} });
  const api = useApi();
  const input = { brandId };
  const seesLogos = can(user, 'logos.view', brandId);
  const logos = useQuery({ ...api.logos.list.queryOptions({ input }), enabled: seesLogos });
  const colors = useQuery({
    ...api.colors.list.queryOptions({ input }),
    enabled: can(user, 'colors.view', brandId),
  });
  const [logo] = logosInOrder(logos.data ?? []);
  if (!seesLogos || logos.isLoading) return null;
  const failed = [logos, colors].find(({ data, isError }) => isError && data === undefined);
  if (failed) return <CardsFailure of={failed} headingLevel={headingLevel} />;
  if (!logo) {
    return (
      <EmptyState
        icon={Image}
        title={noLogos.title}
        description={noLogos.text}
        action={
          <Link variant="standalone" href={href}>
            {noLogos.link}
          </Link>
        }
      />
    );
  }
  return <Cards logo={logo} palette={colors.data ?? []} headingLevel={headingLevel} />;
}

interface CardsFailureProps {
  of: { error: unknown; refetch: () => unknown };
  headingLevel: 2 | 3;
}

function CardsFailure({ of: { error, refetch }, headingLevel }: CardsFailureProps) {
  const { title, text } = loadFailureMessage(operationError(error).code);
  return (
    <ErrorState
      headingLevel={headingLevel}
      title={title}
      description={text}
      onRetry={() => void refetch()}
    />
  );
}

interface CardsProps {
  logo: Parameters<typeof useLogoPicture>[0] & { name: string };
  palette: readonly Color[];
  headingLevel: 2 | 3;
}

function Cards({ logo, palette, headingLevel }: CardsProps) {
  const src = useLogoPicture(logo);
  const bytes = useLogoBytes(logo);
  const inks = useLogoInks(logo) ?? [];
  const look = useLogoGround(logo, palette);
  if (bytes.error) return <CardsFailure of={bytes} headingLevel={headingLevel} />;
  if (src === null) return null;
  const picture = { src, alt: logoTitle(logo) };
  const level = headingLevel === 2 ? 3 : 4;
  return (
    <Section title={cards.title} headingLevel={headingLevel} size="lead">
      <Grid min="large" gap={16}>
        {logoCards(logoGrounds(inks, groundsOf(palette))).map(({ title, figures }) => (
          <Card key={title} padding="small">
            <Section title={title} headingLevel={level} size="body">
              {figures.map(({ share, ground, ...figure }) => (
                <LogoStage
                  key={figure.caption}
                  {...figure}
                  logo={picture}
                  {...(ground ? { ground: ground.hex, ink: readableOn(ground.rgb) } : look)}
                  {...(share === undefined ? {} : { partner: { name: partner, share } })}
                />
              ))}
            </Section>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
