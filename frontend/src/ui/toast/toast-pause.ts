import { createContext } from 'react';

/** True while the toasts are hovered or focused, which keeps them visible. */
export const ToastPauseContext = createContext(false);
