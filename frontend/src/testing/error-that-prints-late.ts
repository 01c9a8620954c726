type MakeError = (message: string | null, container: Element) => Error;

/**
 * Errors that print the page when they are read. A test that waits for an element asks many times, and only what is said when the time is
 * up is ever read: a page takes longer to print than to search.
 */
export function errorThatPrintsLate(makeError: MakeError): MakeError {
  return (message, container) => {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    const frames = (error.stack ?? '').split('\n').slice(1);
    let text: string | undefined;
    const read = () => (text ??= makeError(message, container).message);
    Object.defineProperties(error, {
      message: lazy(read),
      stack: lazy(() => [`${error.name}: ${read()}`, ...frames].join('\n')),
    });
    return error;
  };
}

/** A property that is worked out when it is read, and can be written over. */
function lazy(read: () => string): PropertyDescriptor {
  let written: string | undefined;
  return {
    configurable: true,
    get: () => written ?? read(),
    set: (value: string) => {
      written = value;
    },
  };
}
