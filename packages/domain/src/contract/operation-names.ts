import type { contract } from './contract';

type Areas = typeof contract;

/**
 * The operations of the contract by name alone, for who has to name one and not to call it: the
 * schemas weigh more than all else of such a screen. A test holds it complete.
 */
const names = {
  auth: ['signIn', 'register', 'me', 'signOut', 'updateUser'],
  brands: ['list', 'create', 'update'],
  campaigns: ['list', 'get'],
  changes: ['watch'],
  colors: ['list'],
  content: [
    'list',
    'days',
    'undated',
    'waiting',
    'get',
    'history',
    'create',
    'update',
    'submit',
    'approve',
    'reject',
    'schedule',
    'unschedule',
    'publish',
    'restoreVersion',
    'takeBackMove',
    'duplicate',
    'delete',
    'restore',
  ],
  dashboard: ['summary'],
  files: [
    'list',
    'suggest',
    'get',
    'upload',
    'download',
    'preview',
    'update',
    'usage',
    'delete',
    'restore',
  ],
  generation: [
    'text',
    'image',
    'listImages',
    'imageFile',
    'saveImage',
    'deleteImage',
    'restoreImage',
  ],
  messages: ['list'],
  notifications: ['list', 'markRead'],
  rules: ['list'],
  shares: ['list', 'create', 'delete', 'open'],
  voice: ['list'],
} as const satisfies { [A in keyof Areas]: readonly (keyof Areas[A])[] };

/** 'auth.signIn', 'content.approve', … */
export const operationNames: readonly string[] = Object.entries(names).flatMap(([area, entries]) =>
  entries.map((name) => `${area}.${name}`),
);
