/** Code under test listens to signals too; without an exit here a signal would not end Jest. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
