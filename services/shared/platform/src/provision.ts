// An entry of its own: who makes databases loads neither Nest nor Kafka, which takes longer than the making.
export * from './database/create-database.js';
export * from './database/provision-database.js';
