/** What the listener to published content is called. */
export const CONTENT_READER = 'content';
