import type { User } from '@brandroom/domain/account/user.schema';
import type { BrandId, UserId } from '@brandroom/domain/id.schema';
import { presets } from '@brandroom/domain/rights/presets';

import type { EventSample } from '../statechart/event-sample';
import type { AuthEvent } from './auth.events';

export const sampleUser: User = {
  id: 'user_1_elena' as UserId,
  name: 'Elena Fischer',
  email: 'editor@example.com',
  role: 'member',
  brandAccess: [{ brandId: 'brand_1_a' as BrandId, role: 'editor', permissions: presets.editor }],
};

export const otherUser: User = {
  id: 'user_1_victor' as UserId,
  name: 'Victor Osei',
  email: 'viewer@example.com',
  role: 'member',
  brandAccess: [{ brandId: 'brand_1_a' as BrandId, role: 'viewer', permissions: presets.viewer }],
};

/** Sample passwords; a test looks for them wherever they must not be. */
export const samplePassword = 'correct horse battery staple';

const credentials = { email: sampleUser.email, password: samplePassword, remember: true };
const registration = {
  name: sampleUser.name,
  email: sampleUser.email,
  password: samplePassword,
  acceptsTerms: true,
} as const;

/** Every event, with the payloads that make a difference. */
export const authSamples: readonly EventSample<AuthEvent>[] = [
  { name: 'Elena’s account', event: { type: 'SIGN_IN', ...credentials } },
  {
    name: 'Sign-in without an email address',
    event: { type: 'SIGN_IN', ...credentials, email: ' ' },
  },
  { name: 'Sign-in without a password', event: { type: 'SIGN_IN', ...credentials, password: '' } },
  { name: 'A new account', event: { type: 'REGISTER', ...registration } },
  { name: 'Without a name', event: { type: 'REGISTER', ...registration, name: ' ' } },
  { name: 'Without an email address', event: { type: 'REGISTER', ...registration, email: '' } },
  {
    name: 'Without a password',
    event: { type: 'REGISTER', ...registration, password: '' },
  },
  {
    name: 'Without the terms',
    // The input of an unticked box, if the form let it through.
    event: { type: 'REGISTER', ...registration, acceptsTerms: false as unknown as true },
  },
  { name: 'Sign out', event: { type: 'SIGN_OUT' } },
  { name: 'A new name', event: { type: 'UPDATE', patch: { name: 'Elena F.' } } },
  { name: 'The session ends', event: { type: 'SESSION_ENDED' } },
  {
    name: 'Elena loses access to the brand',
    event: { type: 'USER_CHANGED', user: { ...sampleUser, brandAccess: [] } },
  },
  { name: 'Victor’s account changes', event: { type: 'USER_CHANGED', user: otherUser } },
];
