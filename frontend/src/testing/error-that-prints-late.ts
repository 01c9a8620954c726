type MakeError = (message: string | null, container: Element) => Error;

/**
 * Errors that print the page only when they are read. A test that waits for an element fails many times, and only its
 * last error is read: printing a page takes longer than searching it.
 */
export function errorThatPrintsLate(makeError: MakeError): MakeError {
  return (message, container) => {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    const frames = (error.stack ?? '').split('\n').slice(1);
    let text: string | undefined;
    const messageText = () => (text ??= makeError(message, container).message);
    Object.defineProperties(error, {
      message: lazy(messageText),
      stack: lazy(() => [`${error.name}: ${messageText()}`, ...frames].join('\n')),
    });
    return error;
  };
}

/** A property that is worked out when it is read, and can be written over. */
function lazy(read: () => string): PropertyDescriptor {
  let override: string | undefined;
  return {
    configurable: true,
    get: () => override ?? read(),
    set: (value: string) => {
      override = value;
    },
  };
}
