/** There when stories run as tests: compares what was heard with the transcript beside the story. */
declare var keepTranscript: ((text: string) => Promise<void>) | undefined;
