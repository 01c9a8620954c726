/** The file name in `Content-Disposition`; undefined when there is none, or it has unsafe characters. */
export function readFileName(headers: Headers): string | undefined {
  const disposition = headers.get('Content-Disposition') ?? '';
  return /filename="?([\w+-][\w.+-]*)"?\s*(?:;|$)/.exec(disposition)?.[1];
}

/** A whole file and the name that the server gives it. */
export async function readFile(response: Response): Promise<{ content: Blob; name: string | undefined }> {
  return { content: await response.blob(), name: readFileName(response.headers) };
}

/** @yields the body in chunks as they arrive; leaving the loop cancels the call */
export async function* readChunks({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (!body) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // A failed stream cannot be cancelled, and the end of a cancelled one may be far away.
    void reader.cancel().catch(() => undefined);
  }
}
