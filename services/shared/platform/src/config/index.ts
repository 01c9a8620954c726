import 'reflect-metadata';

export * from './config.js';
export * from './fields.js';
export * from './service-config.js';
