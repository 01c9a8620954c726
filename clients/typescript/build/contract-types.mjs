// @ts-check
import ts from 'typescript';

/**
 * Prints types of the contracts as plain interfaces and unions, with their comments and without classes, decorators or imports.
 * @param {ts.TypeChecker} checker
 * @param {readonly ts.Symbol[]} symbols of classes, interfaces and type aliases; each stands for all types of its name
 * @returns {Map<string, string>} declarations by name: the given ones and those that they use
 * @throws {Error} when two other types have the same name
 */
export function printContractTypes(checker, symbols) {
  const getOriginal = (/** @type {ts.Symbol} */ symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const originals = symbols.map(getOriginal);
  const ownNames = new Set(originals.map(({ name }) => name));
  const queue = new Set(originals);
  const use = (/** @type {ts.Symbol} */ symbol) => {
    const original = getOriginal(symbol);
    if (!ownNames.has(original.name)) queue.add(original);
  };
  /** @type {Map<string, string>} */
  const printed = new Map();
  for (const symbol of queue) {
    if (printed.has(symbol.name)) throw new Error(`Two types of the contracts have the name ${symbol.name}.`);
    printed.set(symbol.name, print(checker, symbol, use));
  }
  return printed;
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} symbol
 * @param {(symbol: ts.Symbol) => void} use called with each type that the declaration names
 */
function print(checker, symbol, use) {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (symbol.flags & ts.SymbolFlags.TypeAlias)
    return `${formatComment(checker, symbol, '')}type ${symbol.name} = ${expanded(checker, type)};`;
  const lines = checker.getPropertiesOfType(type).map((property) => {
    const node = /** @type {ts.PropertyDeclaration | undefined} */ (property.valueDeclaration);
    const mark = property.flags & ts.SymbolFlags.Optional ? '?' : '';
    const readonly = node && ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Readonly ? 'readonly ' : '';
    const text = node?.type
      ? formatType(checker, node.type, use)
      : expanded(checker, checker.getWidenedType(checker.getTypeOfSymbol(property)));
    return `${formatComment(checker, property, '  ')}  ${readonly}${property.name}${mark}: ${text};\n`;
  });
  return `${formatComment(checker, symbol, '')}interface ${symbol.name} {\n${lines.join('')}}`;
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.TypeNode} node as written in the contracts
 * @param {(symbol: ts.Symbol) => void} use
 * @returns {string} the same text; only a type made of a value is replaced by its members
 */
function formatType(checker, node, use) {
  if (hasValue(node)) return expanded(checker, checker.getTypeFromTypeNode(node));
  const visit = (/** @type {ts.Node} */ inner) => {
    const symbol = ts.isTypeReferenceNode(inner) ? checker.getSymbolAtLocation(inner.typeName) : undefined;
    if (symbol && !isGlobal(symbol)) use(symbol);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return node.getText();
}

/** Whether the type is made of a value, as in `(typeof codes)[number]`. @param {ts.Node} node @returns {boolean} */
function hasValue(node) {
  return ts.isTypeQueryNode(node) || ts.isTypeOperatorNode(node) || ts.forEachChild(node, hasValue) === true;
}

/** @param {ts.Symbol} symbol */
function isGlobal(symbol) {
  return symbol.declarations?.every((declaration) => declaration.getSourceFile().hasNoDefaultLib) ?? false;
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type of texts, numbers and their unions
 * @throws {Error} for a type that has names, which the declarations would lack
 */
function expanded(checker, type) {
  const { NoTruncation, InTypeAlias, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags;
  const text = checker.typeToString(type, undefined, NoTruncation | InTypeAlias | UseSingleQuotesForStringLiteralType);
  if (/[A-Z({]/.test(text.replaceAll(/'[^']*'/g, ''))) throw new Error(`This type cannot be printed: ${text}`);
  return text;
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} symbol
 * @param {string} indent
 */
function formatComment(checker, symbol, indent) {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
  if (text === '') return '';
  const lines = text.split('\n');
  if (lines.length === 1) return `${indent}/** ${text} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}
