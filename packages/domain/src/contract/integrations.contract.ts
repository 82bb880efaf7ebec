import * as v from 'valibot';

import { platforms } from '../content/platform';
import { brandId, contentId } from '../id.schema';
import {
  chatConnection,
  chatMessage,
  chatServices,
  socialConnection,
  socialPage,
} from '../integration/social-connection.schema';
import {
  siteProblem,
  waitingPost,
  wordPressConnection,
  wordPressDraft,
  wordPressLogEntry,
} from '../integration/wordpress.schema';
import { operation } from './base';

const ofBrand = v.strictObject({ brandId });
const onPlatform = { brandId, platform: v.picklist(platforms) };
const onService = { brandId, service: v.picklist(chatServices) };

/** Builds the schema of a site's answer: its problem, or null and the rest. */
function siteAnswer<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject({
    connection: wordPressConnection,
    problem: v.nullable(siteProblem),
    ...entries,
  });
}

/** Simulated: nothing leaves the browser. */
export const integrationsContract = {
  /** One entry for each platform, in the order of `platforms`. */
  listSocial: operation.input(ofBrand).output(v.array(socialConnection)),
  /** Connects with the first page selected, or with the pages of the last connection. */
  connectSocial: operation.input(v.strictObject(onPlatform)).output(socialConnection),
  disconnectSocial: operation.input(v.strictObject(onPlatform)).output(socialConnection),
  /** Selects exactly these pages of a connected platform. */
  selectPages: operation
    .input(
      v.strictObject({
        ...onPlatform,
        pageIds: v.pipe(v.array(socialPage.entries.id), v.maxLength(50)),
      }),
    )
    .output(socialConnection),
  /** One entry for each service, in the order of `chatServices`. */
  listChats: operation.input(ofBrand).output(v.array(chatConnection)),
  connectChat: operation.input(v.strictObject(onService)).output(chatConnection),
  disconnectChat: operation.input(v.strictObject(onService)).output(chatConnection),
  /** Puts a test message to a connected service into the outbox. */
  sendTestMessage: operation.input(v.strictObject(onService)).output(chatMessage),
  /** The messages to both services, newest first. */
  outbox: operation.input(ofBrand).output(v.array(chatMessage)),
  wordPress: operation.input(ofBrand).output(wordPressConnection),
  /** Newest first. */
  wordPressLog: operation.input(ofBrand).output(v.array(wordPressLogEntry)),
  /** Exchanges the application password for a token of the site. */
  connectWordPress: operation
    .input(v.strictObject({ brandId, draft: wordPressDraft }))
    .output(siteAnswer({})),
  disconnectWordPress: operation.input(ofBrand).output(wordPressConnection),
  /**
   * Checks the site, reads its counts and returns the posts to publish, oldest first. Without any
   * the sync is complete.
   */
  syncWordPress: operation.input(ofBrand).output(siteAnswer({ waiting: v.array(waitingPost) })),
  /** Publishes one post; `isPublished` is false for one that is no longer approved. */
  publishToWordPress: operation
    .input(v.strictObject({ brandId, contentId }))
    .output(siteAnswer({ isPublished: v.boolean() })),
};
