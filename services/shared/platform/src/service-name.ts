/** Injection token of the service's name: `@Inject(SERVICE_NAME) name: string`. */
export const SERVICE_NAME = Symbol('SERVICE_NAME');
