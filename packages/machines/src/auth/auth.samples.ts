import type { User } from '@brandroom/domain/account/user.schema';
import type { BrandId, UserId } from '@brandroom/domain/id.schema';
import { presets } from '@brandroom/domain/rights/presets';

import type { EventSample } from '../statechart/event-sample';
import type { AuthEvent } from './auth.events';

export const sampleUser: User = {
  id: 'user_1_eve' as UserId,
  name: 'Eve Editor',
  email: 'editor@example.com',
  role: 'member',
  brandAccess: [{ brandId: 'brand_1_a' as BrandId, role: 'editor', permissions: presets.editor }],
};

export const otherUser: User = {
  id: 'user_1_vic' as UserId,
  name: 'Vic Viewer',
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
  { name: 'signs in', event: { type: 'SIGN_IN', ...credentials } },
  { name: 'signs in without email', event: { type: 'SIGN_IN', ...credentials, email: ' ' } },
  { name: 'signs in without password', event: { type: 'SIGN_IN', ...credentials, password: '' } },
  { name: 'registers', event: { type: 'REGISTER', ...registration } },
  { name: 'registers without name', event: { type: 'REGISTER', ...registration, name: ' ' } },
  { name: 'registers without email', event: { type: 'REGISTER', ...registration, email: '' } },
  {
    name: 'registers without password',
    event: { type: 'REGISTER', ...registration, password: '' },
  },
  {
    name: 'registers without the terms',
    // The input of an unticked box, if the form let it through.
    event: { type: 'REGISTER', ...registration, acceptsTerms: false as unknown as true },
  },
  { name: 'signs out', event: { type: 'SIGN_OUT' } },
  { name: 'saves the profile', event: { type: 'UPDATE', patch: { name: 'Eve E.' } } },
  { name: 'the session ends', event: { type: 'SESSION_ENDED' } },
  {
    name: 'the account changes',
    event: { type: 'USER_CHANGED', user: { ...sampleUser, brandAccess: [] } },
  },
  { name: 'another account changes', event: { type: 'USER_CHANGED', user: otherUser } },
];
