/** In place of a library that copies static fields from one component to another, which no component here has. */
function noStatics<T>(target: T): T {
  return target;
}

export { noStatics as default };
