import type { AnyStateMachine } from 'xstate';

import * as second from '../../node_modules/xstate/dist/xstate.esm.js';
import { kioskOf } from './kiosk.machine';

/** The kiosk as another copy of XState builds it. */
export const secondKiosk: AnyStateMachine = kioskOf(second);
