import { createContext } from 'react';

/** True while the pointer is over the toasts or the focus in them: nothing disappears then. */
export const ToastPause = createContext(false);
