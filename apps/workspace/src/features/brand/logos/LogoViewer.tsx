import { logoTypeLabels } from '@brandroom/domain/brand/logo-type';
import { logoTypeWord } from '@brandroom/domain/brand/logo-variant';
import { formatDate } from '@brandroom/domain/format/date';
import { formatSize } from '@brandroom/domain/format/size';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Button } from '@brandroom/ui/Button';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { IconButton } from '@brandroom/ui/IconButton';
import { Peek } from '@brandroom/ui/Peek';
import { menuTrigger } from '@brandroom/ui/menu-trigger';
import { useQuery } from '@tanstack/react-query';
import { Download, Ellipsis, ImageOff } from 'lucide';
import { useEffect, useEffectEvent } from 'react';

import { useApi } from '../../../shared/api/api';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { focusPageHeading } from '../../../shared/page/page-heading';
import { openLinkId } from '../../../shared/selection/focus-listed';
import { timeZone } from '../../../shared/time/time-zone';
import { LogoHistory } from './LogoHistory';
import { LogoStages } from './LogoStages';
import { logosMessages } from './logos.messages';
import type { LogosSearch } from './logos-search';
import type { Logos } from './use-logos';
import { viewerActionsId } from './use-logos';

const messages = logosMessages.viewer;

interface LogoViewerProps {
  brandId: BrandId;
  /** The id in the address, which may be of no logo. */
  id: string;
  logos: Logos;
}

/** A logo beside the gallery: on its backgrounds, with its rules and history. */
export function LogoViewer({ brandId, id, logos }: LogoViewerProps) {
  const update = useSearchUpdate<LogosSearch>();
  const { data } = useQuery(useApi().logos.list.queryOptions({ input: { brandId } }));
  const logo = data?.find((each) => each.id === id);
  const isDeleted = data !== undefined && !logo && logos.deletedIds.has(id);
  const leave = useEffectEvent(() => update({ logo: undefined }, { replace: true }));
  useEffect(() => {
    if (isDeleted) leave();
  }, [isDeleted]);
  // While they load, or failed to, the gallery says so.
  if (!data || isDeleted) return null;
  if (!logo) return <LogoGone onClose={() => update({ logo: undefined }, { replace: true })} />;
  const tab = logos.shownOf(data, logo.type);
  const at = tab.indexOf(logo);
  function close() {
    if (logo) document.getElementById(openLinkId(logo))?.focus();
    update({ logo: undefined }, { replace: true });
  }
  function step(by: -1 | 1) {
    const next = tab[(at + by + tab.length) % tab.length];
    if (next) update({ logo: next.id }, { replace: true });
  }
  const { may, openMenu } = logos;
  const mayChange = may.edit || may.delete;
  return (
    <Peek
      key={logo.id}
      title={logo.name}
      kind={logoTypeLabels[logo.type]}
      onClose={close}
      onStep={tab.length > 1 ? step : undefined}
      properties={[
        {
          term: messages.file,
          detail: logosMessages.facts([logoTypeWord(logo), formatSize(logo.size)]),
        },
        { term: messages.added, detail: formatDate(logo.createdAt, timeZone) },
        { term: messages.version, detail: String(logo.version) },
      ]}
      actions={
        (may.download || mayChange) && (
          <>
            {may.download && (
              <Button
                icon={Download}
                {...menuTrigger}
                onPress={({ target }) => openMenu({ kind: 'download', logo }, target)}
              >
                {logosMessages.download.button}
              </Button>
            )}
            {mayChange && (
              <IconButton
                id={viewerActionsId(logo)}
                icon={Ellipsis}
                label={logosMessages.actions.open(logo.name)}
                {...menuTrigger}
                onPress={({ target }) => openMenu({ kind: 'actions', logo }, target)}
              />
            )}
          </>
        )
      }
    >
      <LogoStages brandId={brandId} logo={logo} />
      <LogoHistory logo={logo} logos={logos} />
    </Peek>
  );
}

/** The answer to an address whose logo is unknown, deleted or of another brand. */
function LogoGone({ onClose }: { onClose: () => void }) {
  const close = () => {
    focusPageHeading();
    onClose();
  };
  return (
    <Peek title={messages.notFound} kind={logosMessages.screen.title} onClose={close}>
      <EmptyState
        icon={ImageOff}
        frame="none"
        headingLevel={3}
        title={messages.notFound}
        description={messages.notFoundHelp}
        action={<Button onPress={close}>{messages.back}</Button>}
      />
    </Peek>
  );
}
