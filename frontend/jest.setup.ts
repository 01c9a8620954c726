import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A whole page in jsdom on a busy machine takes its time; a test that waits in vain fails all the same.
configure({ asyncUtilTimeout: 10_000 });
