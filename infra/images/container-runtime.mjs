/** Lines of a container's output that a failure shows. */
export const SHOWN_LINES = 25;

/**
 * A container that is to be created for a service.
 * @typedef {{ container: string, name: string, service: import('./composed-services.mjs').Service }} Part
 */

/**
 * What runs the containers of one project.
 * @typedef {object} ContainerRuntime
 * @property {boolean} hasOwnNetworks false: the containers share the network of this machine
 * @property {(networks: Record<string, { internal?: boolean }>) => Promise<void>} createNetworks of the compose file
 * @property {(part: Part) => Promise<void>} start
 * @property {(container: string, timeoutMs: number) => Promise<number>} waitForExit returns the exit code
 * @property {(container: string, words: readonly string[]) => Promise<string>} exec returns the standard output
 * @property {(container: string) => Promise<string>} readLogs the last printed lines
 * @property {(container: string) => Promise<string>} readAddress at which this machine reaches the container
 * @property {(container: string) => Promise<number>} readPid of the first process of its program
 * @property {(container: string, frozenMs: number) => Promise<void>} freeze stops all execution for some time
 * @property {(container: string) => Promise<string[]>} writtenLogs files of logs outside of its volumes
 * @property {(container: string) => Promise<number>} stop by its stop signal; returns the exit code
 * @property {(containers: readonly string[]) => Promise<void>} removeAll these containers, and what belongs to the project
 */
