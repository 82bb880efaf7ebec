import * as v from 'valibot';

import { platforms } from '../content/content.schema';
import { brandId } from '../id.schema';
import {
  chatConnection,
  chatServices,
  socialConnection,
  socialPage,
} from '../integration/social-connection.schema';
import { wordPressConnection, wordPressDraft } from '../integration/wordpress.schema';
import { operation } from './base';

const onPlatform = { brandId, platform: v.picklist(platforms) };
const onService = { brandId, service: v.picklist(chatServices) };

/** Simulated: nothing leaves the browser. */
export const integrationsContract = {
  /** One entry for each platform, in the order of `platforms`. */
  listSocial: operation.input(v.strictObject({ brandId })).output(v.array(socialConnection)),
  connectSocial: operation.input(v.strictObject(onPlatform)).output(socialConnection),
  disconnectSocial: operation.input(v.strictObject(onPlatform)).output(socialConnection),
  /** Selects exactly these pages of a connected platform. */
  selectPages: operation
    .input(v.strictObject({ ...onPlatform, pageIds: v.array(socialPage.entries.id) }))
    .output(socialConnection),
  listChats: operation.input(v.strictObject({ brandId })).output(v.array(chatConnection)),
  connectChat: operation.input(v.strictObject(onService)).output(chatConnection),
  disconnectChat: operation.input(v.strictObject(onService)).output(chatConnection),
  wordPress: operation.input(v.strictObject({ brandId })).output(wordPressConnection),
  connectWordPress: operation
    .input(v.strictObject({ brandId, draft: wordPressDraft }))
    .output(wordPressConnection),
  disconnectWordPress: operation.input(v.strictObject({ brandId })).output(wordPressConnection),
  /** 'Sync Now': publishes the approved blog posts to the simulated site. */
  syncWordPress: operation
    .input(v.strictObject({ brandId }))
    .output(v.strictObject({ connection: wordPressConnection, published: v.number() })),
};
