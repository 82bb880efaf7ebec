import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconType } from '../Icon/Icon';
import * as styles from './AssetTile.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface AssetTileProps extends ElementProps<HTMLDivElement> {
  /** The name: a heading. A link in it opens the asset from anywhere on the tile. */
  title: ReactNode;
  /** The whole name: a tip where the tile has no room for it. */
  tip?: string;
  /** One line of facts: «PDF, 1.44 MB, Jun 1, 2025». */
  facts?: ReactNode;
  /** The picture, with its alternative text. */
  picture?: { readonly src: string; readonly alt: string };
  /** Drawn in the place of a picture, with a name of its own. */
  drawing?: ReactNode;
  /** The icon of an asset without a picture. */
  icon?: IconType;
  /** The kind of the asset, under the icon: «PDF». Hidden from assistive technology, because the facts have it too. */
  kind?: string;
  /** Behind the picture: paper, or a checker where it may be see-through; a dark one for a white picture. */
  ground?: keyof typeof styles.grounds;
  /** The actions of the tile: over the picture on hover and focus, below it on touch. */
  mainAction?: ReactNode;
  /** The other actions, in one menu. */
  menu?: ReactNode;
  /** A field of it, under all else and as wide as the tile. */
  children?: ReactNode;
  as?: 'div' | 'li' | 'article';
}

/** A checker has the lightness that shows its picture, in every theme. */
const themes = { checker: 'light', darkChecker: 'dark' } as const;

/** A file, logo or picture in a gallery: a generous picture, the name, one line of facts. */
export function AssetTile({
  title,
  tip,
  facts,
  picture,
  drawing,
  icon,
  kind,
  ground = 'paper',
  mainAction,
  menu,
  children,
  as = 'div',
  className,
  ...rest
}: AssetTileProps) {
  // Typed as one of them: a ref that fits each is none that a caller has.
  const Element = as as 'div';
  return (
    <Element {...rest} className={classNames(styles.tile, className)}>
      <div
        className={styles.grounds[ground]}
        {...(ground === 'paper' ? {} : { 'data-theme': themes[ground] })}
      >
        {picture && <img src={picture.src} alt={picture.alt} loading="lazy" decoding="async" />}
        {drawing}
        {!picture && drawing === undefined && icon && (
          <div aria-hidden className={styles.standIn}>
            <Icon of={icon} size="large" />
            {kind}
          </div>
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.words}>
          <div dir="auto" title={tip} className={styles.title}>
            {title}
          </div>
          {facts !== undefined && <div className={styles.facts}>{facts}</div>}
        </div>
        {menu !== undefined && <div className={styles.menu}>{menu}</div>}
      </div>
      {children !== undefined && <div className={styles.below}>{children}</div>}
      {mainAction !== undefined && <MainAction>{mainAction}</MainAction>}
    </Element>
  );
}

/** All tiles are drawn before it where only hover and focus show it. */
function MainAction({ children }: { children: ReactNode }) {
  const [isSeen] = useState(() => matchMedia(styles.showsActions).matches);
  const isDrawn = useDeferredValue(true, isSeen);
  return isDrawn && <div className={styles.mainAction}>{children}</div>;
}
