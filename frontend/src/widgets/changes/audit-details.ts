import { auditActions, type AuditRecord, HIDDEN_CHANGE, isDay, isInstant, type Times } from '@pruefer/contracts';
import { actionLabel, auditCodeLabels } from '~/texts/console/audit-labels.js';
import { choiceLabels } from '~/texts/console/record-labels.js';
import { tc } from '~/texts/de-console.js';

const text = tc.audit.details;
const fields: Readonly<Record<string, string>> = tc.audit.fields;
const parts: Readonly<Record<string, string>> = choiceLabels.backupParts;

/** One detail of an entry in words. */
interface AuditDetail {
  readonly field: string;
  readonly label: string;
  readonly value: string;
  /** A field that had another value before. */
  readonly isChange: boolean;
}

/** The entry's changes and details, field by field. */
export function listAuditDetails({ details }: Pick<AuditRecord, 'details'>, times: Times): AuditDetail[] {
  const valueText = (field: string, value: unknown) => formatDetail(field, value, times);
  return Object.entries(details ?? {}).map(([field, value]) => {
    const label = Object.hasOwn(fields, field) ? fields[field]! : field;
    if (!isChange(value)) return { field, label, value: valueText(field, value), isChange: false };
    return {
      field,
      label,
      value: text.change(valueText(field, value.from), valueText(field, value.to)),
      isChange: true,
    };
  });
}

function isChange(value: unknown): value is { from: unknown; to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
}

function formatDetail(field: string, value: unknown, times: Times): string {
  if (value === null || value === undefined || value === '') return text.nothing;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (typeof value === 'number') return tc.number(value);
  if (isDay(value)) return times.ofDay(value);
  if (isInstant(value)) return times.at(value);
  if (field === 'content' && value === HIDDEN_CHANGE) return text.changed;
  if (isPartList(value)) return value.map(({ part }) => parts[part] ?? part).join(', ');
  if (isPlainList(value)) return value.join(', ') || text.nothing;
  if (isLinkList(value)) return value.map(linkText).join(', ');
  return typeof value === 'string' ? codeText(field, value) : JSON.stringify(value);
}

function codeText(field: string, value: string): string {
  const action = field === 'action' && auditActions.find((code) => code === value);
  if (action) return actionLabel(action);
  const words = auditCodeLabels[field] ?? {};
  if (Object.hasOwn(words, value)) return words[value]!;
  const column = value.replace(/^-/, '');
  return field === 'sort' && Object.hasOwn(fields, column) ? fields[column]! : value;
}

/** A button of the header or a link of the footer. */
interface NamedLink {
  readonly href: string;
  readonly text?: string;
  readonly title?: string;
}

function isLinkList(value: unknown): value is readonly NamedLink[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && 'href' in item);
}

function linkText({ href, text: words = '', title = words }: NamedLink): string {
  return tc.footer.links.line(title, href);
}

/** Whether a value is the list of parts that a restore has changed. */
function isPartList(value: unknown): value is readonly { part: string }[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => typeof (Object(item) as { part?: unknown }).part === 'string')
  );
}

function isPlainList(value: unknown): value is readonly (string | number)[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number');
}
