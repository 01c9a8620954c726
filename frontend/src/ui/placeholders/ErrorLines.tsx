import { tc } from '~/texts/de-console.js';
import { Mono } from '~/ui/text/Mono.js';
import type { ReadableError } from './readable-error.js';

/** An error with its reason and the request id for support. */
export function ErrorLines({ title, error }: { title: string; error: ReadableError }) {
  const { message, requestId } = error;
  return (
    <>
      <strong>{title}</strong> {message ?? tc.unexpected}
      {requestId && (
        <div>
          {tc.requestId} <Mono>{requestId}</Mono>
        </div>
      )}
    </>
  );
}
