import { createHash } from 'node:crypto';

/** The links that `earlyScript` turns into preloads have this `rel`, which no browser knows. */
export const earlyRel = 'of-session';

/**
 * Asks for the code of the signed-in frame before the first script has run, where this browser
 * holds a session. The only inline script; the policy allows it by its hash.
 */
export const earlyScript = `try{if(sessionStorage.getItem("brandroom:viewing")??sessionStorage.getItem("brandroom:session")??localStorage.getItem("brandroom:session"))for(const link of document.querySelectorAll("link[rel=${earlyRel}]"))link.rel="modulepreload"}catch{}`;

export const earlyScriptHash = `sha256-${createHash('sha256').update(earlyScript).digest('base64')}`;
