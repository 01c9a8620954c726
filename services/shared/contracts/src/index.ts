// class-transformer's @Type reads decorator metadata through it, in the browser too.
import 'reflect-metadata';

export * from './all-endpoints.js';
export * from './all-events.js';
export * from './auth/auth.endpoints.js';
export * from './auth/auth.problems.js';
export * from './auth/password.js';
export * from './endpoint.js';
export * from './event.js';
export * from './events/banks-imported.event.js';
export * from './events/key-changed.event.js';
export * from './events/request-refused.event.js';
export * from './events/settings-changed.event.js';
export * from './events/validation-answered.event.js';
export * from './keys/keys.problems.js';
export * from './logs/dashboard.endpoints.js';
export * from './message.js';
export * from './problem.js';
export * from './request.problems.js';
export * from './settings/formats.js';
export * from './settings/settings.endpoints.js';
export * from './trimmed.js';
export * from './users/roles.js';
export * from './users/users.endpoints.js';
export * from './users/users.problems.js';
export * from './validation/check-batch.endpoints.js';
export * from './validation/validate-iban.endpoints.js';
export * from './validation/validation.problems.js';
