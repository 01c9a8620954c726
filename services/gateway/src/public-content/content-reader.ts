/** Name of the event reader for published content. */
export const CONTENT_READER = 'content';
