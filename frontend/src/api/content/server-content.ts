import type { RenderView } from '@pruefer/contracts';
import { createContext } from 'react';

/** Content given only while the server draws the page: the browser finds it in the document or requests it. */
export const ServerContentContext = createContext<Partial<Pick<RenderView, 'sections' | 'page'>>>({});
