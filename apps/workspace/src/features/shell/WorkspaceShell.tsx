import type { User } from '@brandroom/domain/account/user.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { media } from '@brandroom/tokens/media';
import { lazyDialog } from '@brandroom/ui/lazy-part';
import { Shell } from '@brandroom/ui/Shell';
import { SideNav } from '@brandroom/ui/SideNav';
import type { SideNavProps } from '@brandroom/ui/SideNav';
import { Stack } from '@brandroom/ui/Stack';
import { loadToasts, showToast } from '@brandroom/ui/toast';
import { ToastRegion } from '@brandroom/ui/ToastRegion';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';

import type { WorkspaceServices } from '../../shared/api/api';
import { ServicesProvider, useApi } from '../../shared/api/api';
import { viewing } from '../../shared/auth/viewing';
import { BrandMenu } from '../../shared/brand/brand-menu';
import { useWorkspace, WorkspaceProvider } from '../../shared/brand/workspace';
import { savesData } from '../../shared/load/saves-data';
import { useMedia } from '../../shared/page/use-media';
import { useStorageNotice } from '../../shared/storage/storage-notice';
import { NavHead, SearchButton } from './NavHead';
import { NotificationBell } from './NotificationBell';
import { UserCard } from './UserCard';
import { navigationAt } from './navigation';
import { UserMenu, ViewingBar } from './shell-parts';
import { shellMessages } from './shell.messages';
import { usePaletteKeys } from './palette-keys';
import { useEarlyKeys } from './use-early-keys';
import { useNavCollapsed } from './use-nav-collapsed';
import { useBrandInUse } from './use-brand-in-use';
import { useWhenIdle } from './use-when-idle';

const GlobalKeys = lazyDialog(async () => (await import('./GlobalKeys')).GlobalKeys);
const SearchPalette = lazyDialog(async () => (await import('./SearchPalette')).SearchPalette);

/**
 * The delay before other pages are preloaded, in milliseconds, so that preloading does not slow the
 * first actions.
 */
const grace = 2000;

interface PersonProps {
  user: User;
  brandId: BrandId | null;
  /** Whether this is a view as another person. */
  isViewing?: boolean;
  /** The page. */
  children?: ReactNode;
}

/**
 * The frame of the signed-in part: the person, their brand, and the navigation around the screens.
 */
export function WorkspaceShell({
  user,
  brandId,
  services,
  isViewing = false,
  children = <Outlet />,
}: PersonProps & { services: WorkspaceServices }) {
  return (
    <QueryClientProvider client={services.queryClient}>
      <ServicesProvider value={services}>
        <Frame user={user} brandId={brandId} isViewing={isViewing}>
          {children}
        </Frame>
      </ServicesProvider>
    </QueryClientProvider>
  );
}

function loadOverlays() {
  for (const load of [BrandMenu.load, UserMenu.load]) {
    // Retried when it is needed, where a failure is reported.
    load().catch(() => undefined);
  }
}

function Frame({ user, brandId: chosenId, isViewing = false, children }: PersonProps) {
  const { data: brands } = useQuery(useApi().brands.list.queryOptions());
  const brandId = useBrandInUse(user, chosenId, brands);
  const brand = brands?.find(({ id }) => id === brandId) ?? null;
  const workspace = useMemo(() => ({ user, brandId, brand }), [user, brandId, brand]);
  const [isNavCollapsed, setNavCollapsed] = useNavCollapsed();
  const storageNotice = useStorageNotice();
  const notice = isViewing ? (
    <Stack gap={16}>
      <ViewingBar id={user.id} name={user.name} />
      {storageNotice}
    </Stack>
  ) : (
    storageNotice
  );
  useEffect(() => {
    const { ended, endedHelp } = shellMessages.viewing;
    if (viewing.takeLoss()) showToast({ title: ended, description: endedHelp });
  }, []);
  const isCompact = useMedia(media.compact);
  const isNarrowest = useMedia(media.narrowest);
  const isTiny = useMedia(media.tiny);
  const [isSearching, setSearching] = useState(false);
  const [hasKeys, setHasKeys] = useState(false);
  const [navShortcut, setNavShortcut] = useState('');
  const search = () => setSearching(true);
  const takeTyped = usePaletteKeys(isSearching, search);
  const loadKeys = useCallback(() => {
    // Without the shortcuts every action still has its button.
    GlobalKeys.load().then(
      () => setHasKeys(true),
      () => undefined,
    );
  }, []);
  useEarlyKeys(hasKeys, loadKeys);
  const router = useRouter();
  useWhenIdle(
    useCallback(() => {
      if (savesData()) return () => undefined;
      loadOverlays();
      const away = new AbortController();
      const timer = setTimeout(() => {
        loadKeys();
        for (const load of [SearchPalette.load, loadToasts]) load().catch(() => undefined);
        import('./preload-pages').then(
          ({ preloadPages }) => preloadPages(router, away.signal),
          () => undefined,
        );
      }, grace);
      return () => {
        clearTimeout(timer);
        away.abort();
      };
    }, [router, loadKeys]),
  );

  return (
    <WorkspaceProvider value={workspace}>
      <Shell
        nav={<Navigation top={<NavHead onSearch={search} />} bottom={<UserCard />} />}
        tools={
          <>
            {/* On the narrowest phones the title has its room; the navigation has a search too. */}
            {isCompact && !isNarrowest && !isTiny && <SearchButton onSearch={search} />}
            {brandId !== null && !isViewing && <NotificationBell key={brandId} brandId={brandId} />}
          </>
        }
        notice={notice}
        isNavCollapsed={isNavCollapsed}
        onNavCollapsedChange={setNavCollapsed}
        navShortcut={navShortcut}
      >
        {children}
      </Shell>
      {hasKeys && (
        <GlobalKeys
          onSearch={search}
          onToggleNav={() => setNavCollapsed(!isNavCollapsed)}
          onNavShortcut={setNavShortcut}
        />
      )}
      {isSearching && <SearchPalette takeTyped={takeTyped} onClose={() => setSearching(false)} />}
      <ToastRegion />
    </WorkspaceProvider>
  );
}

/** The navigation; by itself, so that the rest of the frame is not rendered again for each page. */
function Navigation({ top, bottom }: Pick<SideNavProps, 'top' | 'bottom'>) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return <SideNav top={top} bottom={bottom} entries={navigationAt(path, useWorkspace())} />;
}
