import type { Guide } from './guide';
interface StoryRun {
    readonly viewMode?: string;
    readonly id: string;
    readonly title: string;
    readonly parameters: {
        readonly guide?: Guide;
    };
}
/** Before a story: writes down the keys that its play function presses, until the returned function is called. */
export declare function listenForKeys(): () => void;
/** Whether a story is the one that the guide means by an export's name. */
export declare function isStory({ id, title }: Pick<StoryRun, 'id' | 'title'>, exportName: string): boolean;
/**
 * After a story has played: the keys that the component's keyboard map says it shows have been pressed in it.
 * @throws naming the keys that were not.
 */
export declare function expectMappedKeys(run: StoryRun): void;
export {};
