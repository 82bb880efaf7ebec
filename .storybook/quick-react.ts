import * as React from 'react';

/**
 * In development React keeps a stack and a line of the browser's performance view for each element
 * that it makes. No test reads them, and they are a seventh of the stories' time. Its own limits switch
 * both off: `recentlyCreatedOwnerStacks` of React and `supportsUserTiming` of React DOM.
 */
Reflect.deleteProperty(console, 'timeStamp');

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // React sets it back each second.
    },
  });
}
