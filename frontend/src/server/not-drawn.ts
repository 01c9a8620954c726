/** Replaces the screens that are drawn only in the browser. */
const notDrawn = () => null;

export { notDrawn as ConsoleSections, notDrawn as SetupTwoFactorPage };
