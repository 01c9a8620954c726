import type { PublicSection } from '../homepage/homepage.js';
import type { SiteView } from './public-site.js';

/** Input of server-side rendering: the view, and data that the browser script does not need. */
export interface RenderView extends SiteView {
  readonly sections: readonly PublicSection[];
  /** The content page; `html` is sanitised. */
  readonly page?: { readonly title: string; readonly html: string };
}

export interface RenderedSite {
  /** Content of the page's root element. */
  readonly html: string;
  readonly css: string;
  /** Names of the styles in `css`, so that components in the browser do not insert them again. */
  readonly styleNames: string;
}

/** A message to the rendering process; its reply carries the same number. */
export interface RenderJob {
  readonly id: number;
  readonly view: RenderView;
}

export type RenderResult =
  { readonly id: number; readonly rendered: RenderedSite } | { readonly id: number; readonly failure: string };
