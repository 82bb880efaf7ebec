import type { Logo, UploadedLogo } from '@brandroom/domain/brand/logo.schema';
import type { LogoType } from '@brandroom/domain/brand/logo-type';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { useMutation } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { pendingChanges } from '../../../shared/api/pending-changes';
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
  const listKey = useApi().logos.list.queryKey({ input: { brandId } });
  const { put, remove, changeAtOnce } = useCachedList<Logo>(listKey);
  const mayDelete = can(user, 'logos.delete', brandId);

  async function discard(logo: Logo): Promise<void> {
    const takeBack = await changeAtOnce((all) => withoutRow(all, logo));
    try {
      await pendingChanges.during(logos.delete({ id: logo.id }));
      notifyUndoable({
        title: messages.done(shortName(logo)),
        undo: async () => put(await logos.restore({ id: logo.id })),
        item: logo,
        undone: messages.restored(shortName(logo)),
        notUndone: messages.notRestored(shortName(logo)),
      });
    } catch (error) {
      takeBack();
      notifyFailure(messages.notDone(shortName(logo)), error, () => void discard(logo));
    }
  }

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
  async function restoreVersion(logo: Logo, version: number): Promise<void> {
    const { viewer } = logosMessages;
    try {
      const restored = await pendingChanges.during(logos.restoreVersion({ id: logo.id, version }));
      put(restored);
      notifyVersion(logo, { title: viewer.restored(shortName(restored), version) });
    } catch (error) {
      notifyFailure(
        viewer.notRestored(shortName(logo)),
        error,
        () => void restoreVersion(logo, version),
      );
    }
  }

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
      mutationFn: ({ file, type, replaced }: LogoUpload) =>
        replaced ? logos.replace({ id: replaced.id, file }) : logos.upload({ brandId, type, file }),
      onSuccess: (uploaded, taken) => {
        put(uploaded.logo);
        notifyUploaded(uploaded, taken);
      },
    }),
    rename: useMutation({
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
