interface StoryRun {
    readonly canvasElement: HTMLElement;
    readonly parameters: {
        readonly a11y?: {
            readonly test?: string;
        };
    };
}
/**
 * After a story has run as a test: its colours again in the themes that it was not shown in. Structure, names and roles
 * are the same in every theme and were judged by the a11y addon already, so that three themes cost little more than one.
 * @throws with the elements and ratios when text is too faint.
 */
export declare function expectContrastInOtherThemes({ parameters }: StoryRun): Promise<void>;
export {};
