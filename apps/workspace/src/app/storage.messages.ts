import { failureMessages } from '../shared/api/operation-error';

/** Every visible string about how the data is stored (docs/product/data-safety.md#storage-states). */
export const storageMessages = {
  retrying: {
    title: 'Still opening your workspace',
    text: 'The browser could not open it at once, which can happen after a crash. Trying again for a few seconds.',
  },
  memory: {
    title: 'Your work is not being kept',
    text: 'This browser lets the page store nothing, so everything is gone when you close the tab. Allow storage for this site, or use a window that is not private, and reload.',
  },
  outdated: {
    title: 'A newer version is open in another tab',
    text: 'Reload to go on. What you typed into a form is kept.',
    reload: 'Reload',
  },
  gone: { ...failureMessages.lost, reload: 'Reload' },
  stopped: {
    title: 'The workspace has stopped',
    text: 'What is stored is safe, but nothing can be read or saved here any more. Reload to go on. What you typed into a form is kept.',
    reload: 'Reload',
  },
  lost: {
    title: 'The workspace in this browser is missing',
    text: 'There was a workspace here, and the browser has lost it. Nothing has been overwritten. Reloading helps when the loss was only for a moment; starting again fills the workspace with the samples.',
    reload: 'Reload',
    accept: 'Start again with the samples',
    confirm: 'Start again? What was stored before cannot be brought back afterwards.',
    cancel: 'Cancel',
  },
  older: {
    title: 'The workspace in this browser is older than it was',
    text: 'The browser has brought back an earlier state of the workspace, or another one. Nothing has been overwritten. Reloading helps when this was only for a moment; otherwise you can go on with what is here.',
    reload: 'Reload',
    accept: 'Go on with what is here',
    confirm: 'Go on? The changes that were made since then cannot be brought back afterwards.',
    cancel: 'Cancel',
  },
} as const;
