// A separate entry point: loading Nest and Kafka would take longer than creating the databases.
export * from './database/create-database.js';
export * from './database/provision-database.js';
