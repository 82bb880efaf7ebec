import type { Guide } from './guide';
declare global {
    /** There when stories run as tests: compares what was heard with the transcript beside the story. */
    var keepTranscript: ((text: string) => Promise<void>) | undefined;
}
interface StoryRun {
    readonly id: string;
    readonly title: string;
    readonly parameters: {
        readonly guide?: Guide;
    };
}
/**
 * After the story that a guide names: what a screen reader says from its beginning to its end, compared with the
 * transcript that stands committed beside the component.
 */
export declare function expectTranscript(run: StoryRun): Promise<void>;
export {};
