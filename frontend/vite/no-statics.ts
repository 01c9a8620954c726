/** Replaces a library that copies static fields between components; no component here has any. */
function noStatics<T>(target: T): T {
  return target;
}

export { noStatics as default };
