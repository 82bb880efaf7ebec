import type { Logo } from '@brandroom/domain/brand/logo.schema';
import { logoTypeWord } from '@brandroom/domain/brand/logo-variant';
import { matchesFileSearch } from '@brandroom/domain/file/library';
import { formatSize } from '@brandroom/domain/format/size';
import type { BrandId } from '@brandroom/domain/id.schema';
import { AssetTile } from '@brandroom/ui/AssetTile';
import { Grid } from '@brandroom/ui/Grid';
import { Heading } from '@brandroom/ui/Heading';
import { Link } from '@brandroom/ui/Link';
import { Section } from '@brandroom/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { Image } from 'lucide';

import { useApi } from '../api/api';
import { useInView } from '../files/use-in-view';
import { useHref } from '../navigation/use-href';
import { useTileGround } from './use-logo-ground';
import { useLogoPicture } from './use-logo-picture';

interface LogoShelfProps {
  brandId: BrandId;
  title: string;
  /** Shows only logos whose name contains this text. */
  text: string;
}

/** The logos of a brand in the file library; each opens in its own viewer. */
export function LogoShelf({ brandId, title, text }: LogoShelfProps) {
  const { data } = useQuery(useApi().logos.list.queryOptions({ input: { brandId } }));
  const shown =
    data?.filter(({ name }) => matchesFileSearch({ name, tags: [], alt: '' }, text)) ?? [];
  if (shown.length === 0) return null;
  return (
    <Section title={title} size="lead">
      <Grid as="ul" min="small">
        {shown.map((logo) => (
          <ShelvedLogo key={logo.id} logo={logo} />
        ))}
      </Grid>
    </Section>
  );
}

function ShelvedLogo({ logo }: { logo: Logo }) {
  const [isInView, ref] = useInView();
  const src = useLogoPicture(logo, isInView);
  const ground = useTileGround(logo, isInView);
  const search = { tab: logo.type, logo: logo.id };
  const href = useHref()({ to: '/brand/logos', search });
  return (
    <AssetTile
      as="li"
      tip={logo.name}
      title={
        <Heading level={3} size="ui" ref={ref}>
          <Link href={href} variant="strong">
            {logo.name}
          </Link>
        </Heading>
      }
      facts={[logoTypeWord(logo), formatSize(logo.size)].join(' · ')}
      icon={Image}
      {...(src === null ? {} : { picture: { src, alt: '' } })}
      ground={ground}
    />
  );
}
