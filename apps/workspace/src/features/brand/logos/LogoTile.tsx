import type { Logo } from '@brandroom/domain/brand/logo.schema';
import { logoTypeWord } from '@brandroom/domain/brand/logo-variant';
import { formatSize } from '@brandroom/domain/format/size';
import { AssetTile } from '@brandroom/ui/AssetTile';
import { Heading } from '@brandroom/ui/Heading';
import { Icon } from '@brandroom/ui/Icon';
import { IconButton } from '@brandroom/ui/IconButton';
import type { IconButtonProps } from '@brandroom/ui/IconButton';
import { Inline } from '@brandroom/ui/Inline';
import { Link } from '@brandroom/ui/Link';
import { menuTrigger } from '@brandroom/ui/menu-trigger';
import { Download, Ellipsis, Image } from 'lucide';
import { memo } from 'react';
import type { RefCallback } from 'react';

import { useInView } from '../../../shared/files/use-in-view';
import { useTileGround } from '../../../shared/logos/use-logo-ground';
import { useLogoPicture } from '../../../shared/logos/use-logo-picture';
import { useHref } from '../../../shared/navigation/use-href';
import { actionsId } from '../../../shared/page/focus-actions';
import { openLinkId } from '../../../shared/selection/focus-listed';
import { logosMessages as messages } from './logos.messages';
import type { LogoMenu } from './use-logos';

interface LogoTileProps {
  logo: Logo;
  /** The search text, which the link keeps. */
  q: string;
  mayChange: boolean;
  mayDownload: boolean;
  /** Opens one of the menus that all logos share. */
  onOpenMenu: (menu: LogoMenu, anchor: Element) => void;
}

/** A logo in the grid. Its name is below the image, so the image needs no alt text. */
export const LogoTile = memo(function LogoTile({
  logo,
  q,
  mayChange,
  mayDownload,
  onOpenMenu,
}: LogoTileProps) {
  const href = useHref()({
    to: '/brand/logos',
    search: { tab: logo.type, q: q || undefined, logo: logo.id },
  });
  const [isInView, ref] = useInView();
  const ground = useTileGround(logo, isInView);
  const facts = [logoTypeWord(logo), formatSize(logo.size)];
  return (
    <AssetTile
      tip={logo.name}
      title={
        <Heading level={2} size="ui">
          <Link id={openLinkId(logo)} href={href} variant="strong">
            {logo.name}
          </Link>
        </Heading>
      }
      facts={messages.facts(logo.version > 1 ? [...facts, messages.version(logo.version)] : facts)}
      drawing={<LogoPicture logo={logo} isInView={isInView} viewRef={ref} />}
      ground={ground}
      mainAction={
        <Inline gap={4} isWrapping={false}>
          {mayDownload && (
            <MenuButton
              icon={Download}
              label={messages.download.named(logo.name)}
              onPress={({ target }) => onOpenMenu({ kind: 'download', logo }, target)}
            />
          )}
          {mayChange && (
            <MenuButton
              id={actionsId(logo)}
              icon={Ellipsis}
              label={messages.actions.open(logo.name)}
              onPress={({ target }) => onOpenMenu({ kind: 'actions', logo }, target)}
            />
          )}
        </Inline>
      }
    />
  );
});

/** A button over the picture, which opens one of the menus. */
function MenuButton(props: IconButtonProps) {
  return <IconButton size="small" variant="secondary" {...menuTrigger} {...props} />;
}

interface LogoPictureProps {
  logo: Logo;
  isInView: boolean;
  viewRef: RefCallback<Element>;
}

/** The picture of a logo; by itself, because the pictures arrive one by one. */
function LogoPicture({ logo, isInView, viewRef }: LogoPictureProps) {
  const src = useLogoPicture(logo, isInView);
  return src === null ? (
    <span ref={viewRef}>
      <Icon of={Image} size="large" />
    </span>
  ) : (
    <img src={src} alt="" decoding="async" />
  );
}
