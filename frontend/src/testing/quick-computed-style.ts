type Read = (element: Element, property: string) => string;

/** Properties that children inherit, with their initial values. */
const inherited = new Map([
  ['visibility', 'visible'],
  ['pointer-events', 'auto'],
]);

/**
 * jsdom's computed styles, but only the properties read are computed: jsdom matches every rule of its stylesheet
 * against the element and resolves a dozen colours for each call, and tests call it for each element on the way to a
 * role, a name or a click. Colours are left to jsdom.
 */
export function answerStylesQuickly(): void {
  const thorough = window.getComputedStyle.bind(window);
  const browserStyle = browserValues(thorough);
  const valueOf: Read = (element, property) => {
    if (property.includes('color')) return thorough(element).getPropertyValue(property);
    const initial = inherited.get(property);
    if (initial !== undefined) return inheritedValue(element, property) || initial;
    return declaredValue(element, property) || browserStyle(element, property);
  };
  window.getComputedStyle = (element, pseudo) =>
    pseudo ? thorough(element, pseudo) : createStyle(valueOf.bind(undefined, element), () => thorough(element));
}

/** A style that computes each property when it is read; other members come from the full style. */
function createStyle(read: (property: string) => string, whole: () => CSSStyleDeclaration): CSSStyleDeclaration {
  return new Proxy(document.createElement('i').style, {
    get: (empty, name) => {
      if (name === 'getPropertyValue') return read;
      const isProperty = Reflect.get(empty, name) === '' && name !== 'cssText';
      if (isProperty) return read(String(name).replace(/[A-Z]/g, '-$&').toLowerCase());
      return Reflect.get(whole(), name) as unknown;
    },
  });
}

/** Reads the browser's default style, which depends on the name of the element and the type of an input. */
function browserValues(thorough: typeof getComputedStyle): Read {
  const styles = new Map<string, CSSStyleDeclaration>();
  return (element, property) => {
    const type = element.localName === 'input' ? element.getAttribute('type') : null;
    const kind = `${element.namespaceURI} ${element.localName} ${type}`;
    const style = styles.get(kind) ?? thorough(bareElement(element, type));
    styles.set(kind, style);
    return style.getPropertyValue(property);
  };
}

function bareElement({ namespaceURI, localName }: Element, type: string | null): Element {
  const bare = document.createElementNS(namespaceURI, localName);
  if (type !== null) bare.setAttribute('type', type);
  return bare;
}

function inheritedValue(element: Element, property: string): string {
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
    const declared = declaredValue(ancestor, property);
    if (declared !== '') return declared;
  }
  return '';
}

/** Value in the element's `style`, else in the last matching rule of the page; specificity is ignored. */
function declaredValue(element: Element, property: string): string {
  const inlineValue = element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : '';
  if (inlineValue !== '') return inlineValue;
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).filter(isStyleRule);
  const fitting = rules.findLast(
    ({ style, selectorText }) => style.getPropertyValue(property) !== '' && element.matches(selectorText),
  );
  return fitting?.style.getPropertyValue(property) ?? '';
}

function isStyleRule(rule: CSSRule): rule is CSSStyleRule {
  return 'selectorText' in rule;
}
