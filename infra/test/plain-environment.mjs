// @ts-check
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's environment for Node on a plain context. Jest's own puts a proxy under the global object, so that every mention of
 * `Buffer` or `Math` in a loop of a library is a call to it: that made tests take up to twenty times as long.
 */
class PlainEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} settings */
  constructor(...settings) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...settings);
    } finally {
      vm.createContext = createContext;
    }
  }
}

export { PlainEnvironment as default };
