import type { Color } from '@brandroom/domain/brand/color.schema';
import { logoTitle } from '@brandroom/domain/brand/logo-variant';
import { formatContrast } from '@brandroom/domain/color/contrast';
import { parseHex } from '@brandroom/domain/color/hex';
import { readableOn } from '@brandroom/domain/color/luminance';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { Card } from '@brandroom/ui/Card';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Grid } from '@brandroom/ui/Grid';
import { Link } from '@brandroom/ui/Link';
import { LogoStage } from '@brandroom/ui/LogoStage';
import { Section } from '@brandroom/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { Image } from 'lucide-react';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useLogoGround, useLogoInks } from '../../../shared/logos/use-logo-ground';
import { useLogoPicture } from '../../../shared/logos/use-logo-picture';
import { useHref } from '../../../shared/navigation/use-href';
import { coBrandingMessages } from './co-branding.messages';
import { logoGrounds } from './logo-grounds';

const { cards, noLogos, partner } = coBrandingMessages;
const white = '#ffffff';
const name = partner;
const plainGrounds = [
  { name: cards.colors.white, hex: white },
  { name: cards.colors.black, hex: '#000000' },
];

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
  const all = logos.data ?? [];
  const logo = all.find(({ type }) => type === 'primary') ?? all[0];
  if (!seesLogos || logos.isLoading) return null;
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

interface CardsProps {
  logo: Parameters<typeof useLogoPicture>[0] & { name: string };
  palette: readonly Color[];
  headingLevel: 2 | 3;
}

function Cards({ logo, palette, headingLevel }: CardsProps) {
  const src = useLogoPicture(logo);
  const inks = useLogoInks(src) ?? [];
  const look = useLogoGround(src, palette);
  if (src === null) return null;
  const picture = { src, alt: logoTitle(logo) };
  const grounds = logoGrounds(
    inks,
    [...plainGrounds, ...palette].flatMap((each) => {
      const rgb = parseHex(each.hex);
      return rgb ? [{ ...each, rgb }] : [];
    }),
  );
  const level = headingLevel === 2 ? 3 : 4;
  return (
    <Section title={cards.title} headingLevel={headingLevel} size="lead">
      <Grid min="large" gap={16}>
        <Card padding="small">
          <Section title={cards.spacing.title} headingLevel={level} size="body">
            <LogoStage
              logo={picture}
              {...look}
              guide="space"
              partner={{ name }}
              caption={cards.spacing.caption}
            />
            <LogoStage logo={picture} {...look} guide="space" caption={cards.spacing.alone} />
          </Section>
        </Card>
        <Card padding="small">
          <Section title={cards.sizes.title} headingLevel={level} size="body">
            <LogoStage logo={picture} {...look} partner={{ name }} caption={cards.equal} />
            <LogoStage
              logo={picture}
              {...look}
              partner={{ name, share: 0.5 }}
              caption={cards.sponsor}
            />
          </Section>
        </Card>
        <Card padding="small">
          <Section title={cards.centering.title} headingLevel={level} size="body">
            <LogoStage
              logo={picture}
              {...look}
              guide="center"
              partner={{ name, share: 0.6 }}
              verdict="do"
              caption={cards.centering.do}
            />
            <LogoStage
              logo={picture}
              {...look}
              align="top"
              partner={{ name, share: 0.6 }}
              verdict="dont"
              caption={cards.centering.dont}
            />
          </Section>
        </Card>
        <Card padding="small">
          <Section title={cards.colors.title} headingLevel={level} size="body">
            {grounds && (
              <>
                <LogoStage
                  logo={picture}
                  ground={grounds.best.hex}
                  ink={readableOn(grounds.best.rgb)}
                  partner={{ name }}
                  verdict="do"
                  caption={cards.colors.do(grounds.best.name, formatContrast(grounds.best.ratio))}
                />
                <LogoStage
                  logo={picture}
                  ground={grounds.worst.hex}
                  ink={readableOn(grounds.worst.rgb)}
                  partner={{ name }}
                  verdict="dont"
                  caption={cards.colors.dont(
                    grounds.worst.name,
                    formatContrast(grounds.worst.ratio),
                  )}
                />
              </>
            )}
          </Section>
        </Card>
      </Grid>
    </Section>
  );
}
