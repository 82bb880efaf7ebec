/** Whether stories run as tests, not to be looked at. */
export declare function isTestRun(): boolean;
