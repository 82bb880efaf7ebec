import type { Guide } from './guide';
interface StoryRun {
    readonly id: string;
    readonly title: string;
    readonly parameters: {
        readonly guide?: Guide;
    };
}
/** Props that the `Default` story of every component gets beside its own when it runs as a test. */
export declare function givenFromOutside(run: StoryRun): Readonly<Record<string, unknown>>;
/**
 * After the `Default` story: ref, class name and data attributes have come through to one and the same element.
 * @throws naming what has not.
 */
export declare function expectPassedThrough(run: StoryRun): void;
export {};
