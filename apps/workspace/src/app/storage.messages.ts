import { failureMessages } from '../shared/api/operation-error';

/** Every visible string about how the data is stored (docs/product/data-safety.md#storage-states). */
export const storageMessages = {
  update: {
    title: 'A new version is ready',
    text: 'Reload to use it. Text you typed into forms is kept.',
    reload: 'Reload',
    later: 'Later',
  },
  retrying: {
    title: 'Still opening your workspace',
    text: 'The browser couldn’t open it right away, which can happen after a crash. Trying again.',
  },
  stuck: {
    title: 'Your workspace hasn’t opened yet',
    text: 'The browser isn’t opening your stored work. Nothing has been overwritten, and Brandroom keeps trying. If this continues, restart the browser.',
    reload: 'Reload',
  },
  memory: {
    title: 'Your work isn’t being saved',
    text: 'The browser can’t open its storage, so your work is lost when you close the tab. Allow storage for this site, then reload.',
  },
  outdated: {
    title: 'A newer version is open in another tab',
    text: 'Reload to continue. Text you typed into forms is kept.',
    reload: 'Reload',
  },
  gone: { ...failureMessages.lost, reload: 'Reload' },
  stopped: {
    title: 'The workspace has stopped',
    text: 'Your saved work is safe, but nothing can be read or saved here now. Reload to continue. Text you typed into forms is kept.',
    reload: 'Reload',
  },
  lost: {
    title: 'The workspace in this browser is missing',
    text: 'The browser can’t find your workspace. Nothing has been overwritten. Reload first, as it may come back. Otherwise, start again with the samples.',
    reload: 'Reload',
    accept: 'Start again with the samples',
    confirm: 'Start again? You can’t get the earlier work back afterwards.',
    cancel: 'Cancel',
  },
  newer: {
    title: 'This tab runs an older version of Brandroom',
    text: 'A newer version has already opened your workspace, so this one can’t. Your work is safe. Reload to continue.',
    reload: 'Reload',
  },
  older: {
    title: 'Your browser restored an older version of this workspace',
    text: 'Nothing has been overwritten. Reload first, as the newer version may come back. Otherwise, you can continue with this version.',
    reload: 'Reload',
    accept: 'Continue with this version',
    confirm: 'Continue? You can’t get the later changes back afterwards.',
    cancel: 'Cancel',
  },
} as const;
