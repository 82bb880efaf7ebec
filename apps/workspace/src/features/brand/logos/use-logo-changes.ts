import type { Logo, UploadedLogo } from '@brandroom/domain/brand/logo.schema';
import type { LogoType } from '@brandroom/domain/brand/logo-type';
import type { BrandId } from '@brandroom/domain/id.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { failureMessages, operationError } from '../../../shared/api/operation-error';
import { notify } from '../../../shared/page/undo-bar';
import { logosMessages } from './logos.messages';

const messages = logosMessages.delete;

/** An upload to a tab, or a new picture for a logo. */
export interface LogoUpload {
  file: File;
  type: LogoType;
  replaced: Logo | null;
}

/** The actions on a brand's logos. The list follows each answer at once. */
export function useLogoChanges(brandId: BrandId) {
  const { logos } = useClient();
  const queryClient = useQueryClient();
  const queryKey = useApi().logos.list.queryKey({ input: { brandId } });
  const show = (change: (all: Logo[]) => Logo[]) =>
    queryClient.setQueryData<Logo[]>(queryKey, (all) => all && change(all));
  const showOne = (logo: Logo) =>
    show((all) =>
      all.some(({ id }) => id === logo.id)
        ? all.map((each) => (each.id === logo.id ? logo : each))
        : [...all, logo],
    );

  /** The message stays until it is closed: the list may be gone from the screen by then. */
  function tellFailure(title: string, error: unknown, again: () => void) {
    const { code } = operationError(error);
    const isFinal = code === 'notFound' || code === 'forbidden';
    const words = { title, description: failureMessages[code].title };
    const action = { label: messages.tryAgain, onAction: again };
    notify(isFinal ? words : { ...words, action }, { timeout: null });
  }

  async function restore(logo: Logo): Promise<void> {
    try {
      showOne(await logos.restore({ id: logo.id }));
      notify({ title: messages.restored(logo.name) });
    } catch (error) {
      tellFailure(messages.notRestored(logo.name), error, () => void restore(logo));
    }
  }

  async function discard(logo: Logo): Promise<void> {
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData<Logo[]>(queryKey);
    show((all) => all.filter(({ id }) => id !== logo.id));
    try {
      await logos.delete({ id: logo.id });
      const action = { label: messages.undo, onAction: () => void restore(logo) };
      notify({ title: messages.done(logo.name), action });
    } catch (error) {
      show((all) => before ?? all);
      tellFailure(messages.notDone(logo.name), error, () => void discard(logo));
    }
  }

  /** Shows an older picture again. */
  async function restoreVersion(logo: Logo, version: number): Promise<void> {
    const { viewer } = logosMessages;
    try {
      const restored = await logos.restoreVersion({ id: logo.id, version });
      showOne(restored);
      notify({ title: viewer.restored(restored.name) });
    } catch (error) {
      tellFailure(viewer.notRestored(logo.name), error, () => void restoreVersion(logo, version));
    }
  }

  function tellUpload({ logo, wasCleaned }: UploadedLogo, replaced: Logo | null) {
    const words = logosMessages.upload;
    const description = wasCleaned ? { description: words.cleaned } : {};
    if (!replaced) return notify({ title: words.done(logo.name), ...description });
    const onAction = () => void restoreVersion(logo, replaced.version);
    const action = { label: messages.undo, onAction };
    return notify({ title: words.replaced(replaced.name), ...description, action });
  }

  return {
    discard,
    restoreVersion,
    /** Uploads a logo, or replaces the picture of one; answers with it as it is stored. */
    upload: useMutation({
      mutationFn: ({ file, type, replaced }: LogoUpload) =>
        replaced ? logos.replace({ id: replaced.id, file }) : logos.upload({ brandId, type, file }),
      onSuccess: (uploaded, { replaced }) => {
        showOne(uploaded.logo);
        tellUpload(uploaded, replaced);
      },
    }),
    rename: useMutation({
      mutationFn: (input: { id: Logo['id']; name: string }) => logos.rename(input),
      onSuccess: showOne,
    }),
  };
}

export type LogoChanges = ReturnType<typeof useLogoChanges>;
