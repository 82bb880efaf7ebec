import type { BrandId } from '@brandroom/domain/id.schema';
import type {
  SiteProblem,
  WordPressConnection,
  WordPressDraft,
} from '@brandroom/domain/integration/wordpress.schema';
import { can } from '@brandroom/domain/rights/can';
import type { QueuedPost } from '@brandroom/machines/wordpress/wordpress.events';
import { wordPress } from '@brandroom/machines/wordpress/wordpress.machine';
import { wordPressSecrets } from '@brandroom/machines/wordpress/wordpress.secrets';
import { showToast } from '@brandroom/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise, waitFor } from 'xstate';

import { startActor } from '../../../shared/actors/start-actor';
import { useSharedActor } from '../../../shared/actors/use-shared-actor';
import { useApi, useClient } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { shortText } from '../../../shared/page/short-name';
import { integrationsMessages } from './integrations.messages';

const messages = integrationsMessages.integrations.wordPress;

/** The form field of each kind of problem. */
const fieldOf: Record<SiteProblem['kind'], keyof WordPressDraft> = {
  unreachable: 'url',
  busy: 'url',
  notWordPress: 'url',
  signIn: 'applicationPassword',
  forbidden: 'username',
};

/** Converts a site's problem to an error: a temporary one counts as `offline`. */
function siteFailure({ kind, message }: SiteProblem): Error {
  const code = kind === 'unreachable' || kind === 'busy' ? 'offline' : 'conflict';
  return Object.assign(new Error(message), { code });
}

/** Converts the problem to an error at its form field. */
function formFailure({ kind, message }: SiteProblem): Error {
  const data = { fields: [{ path: fieldOf[kind], message }] };
  return Object.assign(new Error(message), { code: 'invalid', data });
}

/**
 * The brand's connection to WordPress. Its actor outlives the page, so that a sync continues when
 * the person leaves.
 */
export function useWordPress(connection: WordPressConnection) {
  const { brandId, status } = connection;
  const { user } = useWorkspace();
  const begin = useWordPressMachine(brandId);
  const isConnected = status === 'connected';
  const rights = {
    mayManage: can(user, 'manageBrand', brandId),
    mayPublish: can(user, 'blog.publish', brandId),
  };
  const actor = useSharedActor(`wordpress/${brandId}`, (options) => {
    const { machine, countAnew } = begin();
    const started = startActor(
      machine,
      { name: 'WordPress', machine: 'wordpress', secrets: wordPressSecrets },
      options,
    );
    let wasBusy = false;
    started.subscribe((next) => {
      const isBusy = next.hasTag('busy');
      if (isBusy && !wasBusy) countAnew();
      wasBusy = isBusy;
    });
    // Sent before the first render, so that a connected site shows no form.
    started.send({ type: 'CHANGED', isConnected });
    return started;
  });
  useEffect(() => {
    actor.send({ type: 'CHANGED', isConnected });
  }, [actor, isConnected]);
  const snapshot = useSelector(actor, (current) => current);

  return {
    snapshot,
    ...rights,
    can: (type: WordPressPress) => snapshot.can({ type, ...rights }),
    send: (type: WordPressPress) => actor.send({ type, ...rights }),
    /** Submits the form; rejects with the failure. */
    connect: async (draft: WordPressDraft): Promise<void> => {
      actor.send({ type: 'CONNECT', draft, ...rights });
      const { context } = await waitFor(actor, (current) => !current.hasTag('busy'));
      if (context.error) throw Object.assign(new Error(context.error.message), context.error);
    },
  };
}

/** The events of the buttons beside the form. */
export type WordPressPress = 'SYNC' | 'CANCEL' | 'RETRY' | 'DISCONNECT';

export type WordPressProcess = ReturnType<typeof useWordPress>;

/** The machine with its side effects: the operations, and the toasts of the results. */
function useWordPressMachine(brandId: BrandId) {
  const { integrations } = useClient();
  const api = useApi().integrations;
  const queryClient = useQueryClient();
  const input = { brandId };

  function show(connection: WordPressConnection): void {
    queryClient.setQueryData(api.wordPress.queryKey({ input }), connection);
  }

  return () => {
    let published = 0;
    const machine = wordPress.provide({
      actors: {
        connectSite: fromPromise<unknown, WordPressDraft>(async ({ input: draft, signal }) => {
          const { connection, problem } = await integrations.connectWordPress(
            { brandId, draft },
            { signal },
          );
          show(connection);
          if (problem) throw formFailure(problem);
          showToast({ title: messages.connected(shortText(connection.url)) });
        }),
        checkSite: fromPromise<readonly QueuedPost[], void>(async ({ signal }) => {
          const answer = await integrations.syncWordPress(input, { signal });
          show(answer.connection);
          if (answer.problem) throw siteFailure(answer.problem);
          if (answer.waiting.length === 0) showToast({ title: messages.synced(published) });
          return answer.waiting;
        }),
        publishPost: fromPromise<unknown, QueuedPost | undefined>(
          async ({ input: post, signal }) => {
            if (!post) throw new Error('There is no post to publish.');
            const { contentId } = post;
            const answer = await integrations.publishToWordPress(
              { brandId, contentId },
              { signal },
            );
            show(answer.connection);
            if (answer.problem) throw siteFailure(answer.problem);
            if (answer.isPublished) published += 1;
          },
        ),
        disconnectSite: fromPromise<unknown, void>(async ({ signal }) => {
          const connection = await integrations.disconnectWordPress(input, { signal });
          show(connection);
          showToast({ title: messages.disconnected(shortText(connection.url)) });
        }),
      },
    });
    /** A sync that was stopped or failed leaves its count behind. */
    const countAnew = () => {
      published = 0;
    };
    return { machine, countAnew };
  };
}
