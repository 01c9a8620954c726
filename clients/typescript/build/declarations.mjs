// @ts-check
import { join } from 'node:path';
import ts from 'typescript';
import { printContractTypes } from './contract-types.mjs';

const folder = join(import.meta.dirname, '..');
const entry = join(folder, 'src', 'index.ts');
/** The types of this file are resolved instead of copied. */
const contractFile = join(folder, 'src', 'contract.ts');

/**
 * Compiles the client for browsers, without the types of Node, and gathers its declarations in one file that imports nothing.
 * @returns {string} text of index.d.ts
 * @throws {Error} for an error of the compiler in the client's own files
 */
export function declarations() {
  const program = ts.createProgram([entry], compilerOptions());
  const clientFiles = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(join(folder, 'src')));
  refuseErrors(
    clientFiles.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
  );
  const texts = clientFiles
    .filter(({ fileName }) => fileName !== contractFile)
    .map((file) => emitDeclaration(program, file));
  const sources = texts.map((text) => ts.createSourceFile('own.d.ts', text, ts.ScriptTarget.ES2022, true));
  const contractTypes = contractSymbols(program);
  const contractNames = contractTypes.map(({ name }) => name);
  const statements = new Map([...contractStatements(program, contractTypes), ...sources.flatMap(ownStatements)]);
  const exported = sources.flatMap((source) => source.statements.filter(isReexport));
  const names = reachable([...contractNames, ...exported.flatMap(typesIn)], statements);
  const exports = [...exported.map(withoutFile), `export type {\n  ${contractNames.join(',\n  ')},\n};`];
  return `${[...names.map((name) => statements.get(name)?.text), ...exports].join('\n')}\n`;
}

/** @returns {ts.CompilerOptions} */
function compilerOptions() {
  const { config } = ts.readConfigFile(join(folder, '..', '..', 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, folder);
  const browser = { types: [], lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'] };
  return { ...options, ...browser, noEmit: false, declaration: true, stripInternal: true, removeComments: false };
}

/** @param {readonly ts.Diagnostic[]} errors */
function refuseErrors(errors) {
  const host = { getCanonicalFileName: String, getCurrentDirectory: () => folder, getNewLine: () => '\n' };
  if (errors.length > 0) throw new Error(ts.formatDiagnostics(errors, host));
}

/** @param {ts.Program} program @param {ts.SourceFile} file */
function emitDeclaration(program, file) {
  let text = '';
  const { diagnostics } = program.emit(file, (_name, content) => void (text = content), undefined, true);
  refuseErrors(diagnostics);
  return text;
}

/** @typedef {{ text: string, uses: readonly string[] }} Statement declaration without `export`, and the names in it */

/** @param {ts.Program} program */
function contractSymbols(program) {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(contractFile);
  const symbol = file && checker.getSymbolAtLocation(file);
  return symbol ? checker.getExportsOfModule(symbol) : [];
}

/** @param {ts.Program} program @param {readonly ts.Symbol[]} symbols @returns {[string, Statement][]} */
function contractStatements(program, symbols) {
  return [...printContractTypes(program.getTypeChecker(), symbols)].map(([name, text]) => {
    const source = ts.createSourceFile('contract.d.ts', text, ts.ScriptTarget.ES2022, true);
    return [name, { text, uses: typesIn(source) }];
  });
}

/** @param {ts.SourceFile} source @returns {[string, Statement][]} */
function ownStatements(source) {
  return source.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) return [];
    const text = statement
      .getFullText()
      .trim()
      .replace(/^export (?=(?:declare|interface|type|abstract)\b)/m, '');
    const uses = typesIn(statement);
    return listDeclaredNames(statement).map((name) => /** @type {[string, Statement]} */ ([name, { text, uses }]));
  });
}

/** @param {ts.Statement} statement @returns {string[]} */
function listDeclaredNames(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = /** @type {ts.Statement & { name?: ts.Identifier }} */ (statement);
  return name ? [name.text] : [];
}

/** @param {ts.Node} node @returns {string[]} names of types that it uses or exports, not those of fields and parameters */
function typesIn(node) {
  /** @type {string[]} */
  const names = [];
  const visit = (/** @type {ts.Node} */ inner) => {
    if (ts.isTypeReferenceNode(inner)) names.push(inner.typeName.getText());
    if (ts.isExpressionWithTypeArguments(inner)) names.push(inner.expression.getText());
    if (ts.isExportSpecifier(inner)) names.push(inner.name.text);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return names;
}

/** @param {ts.Statement} statement */
function isReexport(statement) {
  return (
    ts.isExportDeclaration(statement) && statement.exportClause !== undefined && statement.moduleSpecifier !== undefined
  );
}

/** @param {ts.Statement} statement such as `export { a } from './a.js';` */
function withoutFile(statement) {
  return statement
    .getText()
    .replace(/ from '[^']+'/, '')
    .replace(/ from "[^"]+"/, '');
}

/**
 * @param {readonly string[]} exported
 * @param {ReadonlyMap<string, Statement>} statements
 * @returns {string[]} names that the exported ones need, with them
 */
function reachable(exported, statements) {
  const names = new Set(exported.filter((name) => statements.has(name)));
  for (const name of names)
    for (const used of statements.get(name)?.uses ?? []) if (statements.has(used)) names.add(used);
  return [...names];
}
