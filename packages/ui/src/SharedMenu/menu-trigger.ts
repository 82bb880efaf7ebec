/** For the button of a SharedMenu: it has a menu, which is closed until the menu marks the button as expanded. */
export const menuTrigger = { 'aria-haspopup': 'menu', 'aria-expanded': false } as const;
