import { type ReactNode } from 'react';
/** What the toolbar sets, beside the theme and the viewport. */
export interface Surroundings {
    readonly density: 'comfortable' | 'compact';
    /** Per cent of the browser's own size. */
    readonly textSize: '100' | '150' | '200';
    readonly direction: 'ltr' | 'rtl';
    readonly colors: 'own' | 'forced';
    readonly motion: 'full' | 'reduced';
}
type Icon = 'menu' | 'ruler' | 'transfer' | 'contrast' | 'lightning';
export declare const surroundingsTypes: {
    density: {
        description: string;
        toolbar: {
            title: string;
            icon: Icon;
            items: {
                value: string;
                title: string;
            }[];
            dynamicTitle: boolean;
        };
    };
    textSize: {
        description: string;
        toolbar: {
            title: string;
            icon: Icon;
            items: {
                value: string;
                title: string;
            }[];
            dynamicTitle: boolean;
        };
    };
    direction: {
        description: string;
        toolbar: {
            title: string;
            icon: Icon;
            items: {
                value: string;
                title: string;
            }[];
            dynamicTitle: boolean;
        };
    };
    colors: {
        description: string;
        toolbar: {
            title: string;
            icon: Icon;
            items: {
                value: string;
                title: string;
            }[];
            dynamicTitle: boolean;
        };
    };
    motion: {
        description: string;
        toolbar: {
            title: string;
            icon: Icon;
            items: {
                value: string;
                title: string;
            }[];
            dynamicTitle: boolean;
        };
    };
};
export declare const surroundingsStart: Surroundings;
/** Puts a story into the surroundings that the toolbar asks for. */
export declare function Surrounded({ of, children }: {
    of: Surroundings;
    children: ReactNode;
}): import("react").JSX.Element;
export {};
