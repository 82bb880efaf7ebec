import type { Logo, UploadedLogo } from '@brandroom/domain/brand/logo.schema';
import type { LogoType } from '@brandroom/domain/brand/logo-type';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { useMutation } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { useCachedList, withoutRow } from '../../../shared/api/use-cached-list';
import { useWorkspace } from '../../../shared/brand/workspace';
import { shortName } from '../../../shared/page/short-name';
import { notifyFailure, notifyUndoable } from '../../../shared/page/undoable';
import { logosMessages } from './logos.messages';

const messages = logosMessages.delete;

/** An upload to a tab, or a new image for a logo. */
export interface LogoUpload {
  file: File;
  type: LogoType;
  replaced: Logo | null;
}

/** The actions on a brand's logos. The cached list follows each answer. */
export function useLogoChanges(brandId: BrandId) {
  const { logos } = useClient();
  const { user } = useWorkspace();
  const api = useApi().logos;
  const { put, remove, changeAtOnce } = useCachedList<Logo>(
    api.list.queryKey({ input: { brandId } }),
  );
  const mayDelete = can(user, 'logos.delete', brandId);

  const discard = useMutation({
    mutationKey: api.key(),
    mutationFn: ({ id }: Logo) => logos.delete({ id }),
    onMutate: (logo) => changeAtOnce((all) => withoutRow(all, logo)),
    onSuccess: (_, logo) =>
      notifyUndoable({
        title: messages.done(shortName(logo)),
        undo: async () => put(await logos.restore({ id: logo.id })),
        item: logo,
        undone: messages.restored(shortName(logo)),
        notUndone: messages.notRestored(shortName(logo)),
      }),
    onError: (error, logo, takeBack) => {
      takeBack?.();
      notifyFailure(messages.notDone(shortName(logo)), error, () => discard.mutate(logo));
    },
  });

  /** Reports another image, with an Undo that restores the former version. */
  function notifyVersion(former: Logo, words: { title: string; description?: string }): void {
    const { id, version } = former;
    notifyUndoable({
      ...words,
      undo: async () => put(await logos.restoreVersion({ id, version })),
      undone: logosMessages.viewer.undone(shortName(former)),
      notUndone: messages.notRestored(shortName(former)),
    });
  }

  /** Restores an earlier image. */
  const restoreVersion = useMutation({
    mutationKey: api.key(),
    mutationFn: ({ logo: { id }, version }: { logo: Logo; version: number }) =>
      logos.restoreVersion({ id, version }),
    onSuccess: (restored, { logo, version }) => {
      put(restored);
      const title = logosMessages.viewer.restored(shortName(restored), version);
      notifyVersion(logo, { title });
    },
    onError: (error, earlier) =>
      notifyFailure(logosMessages.viewer.notRestored(shortName(earlier.logo)), error, () =>
        restoreVersion.mutate(earlier),
      ),
  });

  function notifyUploaded({ logo, wasCleaned }: UploadedLogo, { file, replaced }: LogoUpload) {
    const words = logosMessages.upload;
    const about = [
      ...(replaced ? [words.newVersion(file.name)] : []),
      ...(replaced && replaced.name !== logo.name ? [words.renamed(shortName(logo))] : []),
      ...(wasCleaned ? [words.cleaned] : []),
    ];
    const description = about.length > 0 ? { description: about.join(' ') } : {};
    if (replaced)
      return notifyVersion(replaced, {
        title: words.replaced(shortName(replaced)),
        ...description,
      });
    const undo = async () => {
      await logos.delete({ id: logo.id });
      remove(logo);
    };
    return notifyUndoable({
      title: words.done(shortName(logo)),
      ...description,
      undo: mayDelete ? undo : null,
      undone: messages.done(shortName(logo)),
      notUndone: messages.notDone(shortName(logo)),
    });
  }

  return {
    discard,
    restoreVersion,
    /** Uploads a logo, or replaces its image; resolves with the stored logo. */
    upload: useMutation({
      mutationKey: api.key(),
      mutationFn: ({ file, type, replaced }: LogoUpload) =>
        replaced ? logos.replace({ id: replaced.id, file }) : logos.upload({ brandId, type, file }),
      onSuccess: (uploaded, taken) => {
        put(uploaded.logo);
        notifyUploaded(uploaded, taken);
      },
    }),
    rename: useMutation({
      mutationKey: api.key(),
      mutationFn: ({ logo, name }: { logo: Logo; name: string }) =>
        logos.rename({ id: logo.id, name }),
      onSuccess: (renamed, { logo }) => {
        put(renamed);
        const words = logosMessages.rename;
        notifyUndoable({
          title: words.done(shortName(logo), shortName(renamed)),
          undo: async () => put(await logos.rename({ id: logo.id, name: logo.name })),
          undone: words.done(shortName(renamed), shortName(logo)),
          notUndone: words.notDone(shortName(renamed)),
        });
      },
    }),
  };
}

export type LogoChanges = ReturnType<typeof useLogoChanges>;
