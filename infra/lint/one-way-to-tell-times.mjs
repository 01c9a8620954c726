const advice =
  'Times are told by `timesIn` of the contracts: in the console `useTimes()`, in a service `CurrentSettings.times`, without settings `defaultTimes`.';
const numbers = 'Numbers are written by `germanNumber` and `englishNumber` of the contracts.';
const dayjsMessage = 'Only the pickers in frontend/src/ui/form/dates know dayjs; days and times are told by `Times`.';
const zoneMessage = 'A zone comes from the settings (`times.zone`); their default is in the contracts.';

const zone = '/^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc)\\u002F[A-Z]/';

/**
 * ESLint selectors for code that formats times or numbers without the functions of the contracts.
 * @type {readonly (readonly [selector: string, message: string])[]}
 */
const otherWays = [
  ['MemberExpression[object.name="Intl"][property.name=/^(DateTimeFormat|RelativeTimeFormat)$/]', advice],
  ['CallExpression[callee.property.name=/^toLocale(Date|Time)String$/]', advice],
  ['CallExpression[callee.property.name="toLocaleString"]', `${advice} ${numbers}`],
  ['MemberExpression[object.name="Intl"][property.name="NumberFormat"]', numbers],
  // Those of the machine's zone.
  ['CallExpression[callee.property.name=/^(toDateString|toTimeString|getTimezoneOffset)$/]', advice],
  ['CallExpression[callee.property.name=/^(get|set)(FullYear|Month|Date|Day|Hours|Minutes)$/]', advice],
  ['ImportDeclaration[source.value=/^dayjs(\\u002F|$)/]', dayjsMessage],
  ['ImportExpression[source.value=/^dayjs(\\u002F|$)/]', dayjsMessage],
  [`Literal[value=${zone}]`, zoneMessage],
  [`TemplateElement[value.raw=${zone}]`, zoneMessage],
];

/** A separate rule, because a later block with `no-restricted-syntax` would replace these selectors. */
export const oneWayToTellTimes = {
  meta: { type: 'problem', schema: [], docs: { description: 'Zone and formats of times come from the settings.' } },
  /** @param {import('eslint').Rule.RuleContext} context */
  create: (context) =>
    Object.fromEntries(
      otherWays.map(([selector, message]) => [
        selector,
        /** @param {import('estree').Node} node */ (node) => context.report({ node, message }),
      ]),
    ),
};
