/** In place of the screens that only a browser draws. */
const notDrawn = () => null;

export { notDrawn as ConsoleSections, notDrawn as SetupTwoFactorPage };
