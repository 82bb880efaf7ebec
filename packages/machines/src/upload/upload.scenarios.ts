import type { RegisteredMachine } from '../testing/scenario';
import { cancelScenarios } from './cancel-scenarios';
import { failureScenarios } from './failure-scenarios';
import { listScenarios } from './list-scenarios';
import { orderScenarios } from './order-scenarios';
import { pauseScenarios } from './pause-scenarios';
import type { UploadContext, UploadEvent } from './upload.events';
import { uploadGuardMessages } from './upload.guards';
import { upload } from './upload.machine';
import { uploadSamples } from './upload.samples';

export const fixtures: RegisteredMachine<UploadContext, UploadEvent> = {
  label: 'File upload',
  machine: upload,
  scenarios: [
    ...orderScenarios,
    ...failureScenarios,
    ...cancelScenarios,
    ...pauseScenarios,
    ...listScenarios,
  ],
  samples: uploadSamples,
  words: uploadGuardMessages,
  tags: { idle: ['editable'], uploading: ['busy'], paused: ['editable'] },
  harmless: {
    'upload: begins in paused': 'No file is waiting yet, so it rests at once.',
    'uploading on CANCEL: copied to idle': 'At rest no file is being uploaded.',
    'uploading on CANCEL: copied to paused': 'While it is paused no file is being uploaded.',
    'uploading on CANCEL_ALL #1: leads to paused': 'No file is waiting then, so it rests at once.',
    'paused on RESUME #1: leads to uploading': 'A file is waiting, so it is uploaded at once.',
    'paused on CANCEL_ALL #1: leads to paused': 'No file is waiting then, so it rests at once.',
  },
};
