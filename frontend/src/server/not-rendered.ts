/** Replaces the screens that are rendered only in the browser. */
const notRendered = () => null;

export { notRendered as ConsoleSections, notRendered as SetupTwoFactorPage };
