import { readOptions } from '../shared/command-options.mjs';

/** @typedef {ReturnType<typeof parseOptions>} Options `usage` explains them */

export const usage = `Aufruf: npm test -- [Optionen]
  (ohne Option)  alles: Build, Lint, Typen, Unit-Tests und die Tests auf echten Servern
  --changed      nur, was die Änderungen seit main betreffen, auch die noch nicht eingecheckten: Build, Lint der geänderten
                 Dateien, Typen und Unit-Tests aller Pakete, die darauf aufbauen, und in den geänderten Paketen die Tests auf
                 echten Servern, die eine geänderte Datei laden. Vor dem Einchecken gehört dazu, was am ganzen System geprüft wird: --only gateway
  --only TEXT    nur Stufen, deren Name TEXT enthält, nach dem Build; mehrmals möglich
  --long         nur die langen Tests, wie npm run test:long (ganze Wiederherstellungen, lange Reihen von Störungen)
  --list         die Namen der Stufen
  --help         diese Hilfe

Tests, die scheitern, laufen am Ende noch einmal allein. Was dann besteht, steht als „unstable“ da (höchstens sechs Dateien).

Statt alles laufen zu lassen:
  npm run lint                           Regeln und Grenzen zwischen Paketen
  npm run typecheck                      Typen
  npx nx test gateway                    Unit-Tests eines Pakets; npx nx show projects nennt sie
  npm test -- --only unit                alle Unit-Tests
  npm test -- --only services/worker     Tests eines Pakets auf echten Servern
  npm test -- --only infra               Start, Neustart und Ende des Systems
  npm test -- --only gateway/e2e/faults  das ganze System, während Teile ausfallen
  npm run bench -- --quick               ob die zugesagten Zeiten eingehalten werden`;

/** @satisfies {import('node:util').ParseArgsOptionsConfig} */
const knownOptions = {
  changed: { type: 'boolean', default: false },
  only: { type: 'string', multiple: true },
  long: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

/**
 * @param {string[]} args as the user typed them
 * @throws {import('../shared/operator-error.mjs').OperatorError} when an option is unknown
 */
export function parseOptions(args) {
  return { only: [], ...readOptions(args, { options: knownOptions, usage }) };
}
