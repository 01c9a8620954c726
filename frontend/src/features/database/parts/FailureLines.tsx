import { tc } from '~/texts/de-console.js';
import type { Failure } from '~/ui/states/failure.js';
import { Mono } from '~/ui/text/Mono.js';

/** A failure with its reason and the request id for support. */
export function FailureLines({ title, failure }: { title: string; failure: Failure }) {
  const { message, requestId } = failure;
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
