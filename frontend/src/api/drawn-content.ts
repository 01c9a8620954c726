import type { DrawnView } from '@pruefer/contracts';
import { createContext } from 'react';

/** What is drawn on the server alone: in the browser it stands in the document already, or is asked for. */
export const DrawnContent = createContext<Partial<Pick<DrawnView, 'sections' | 'page'>>>({});
