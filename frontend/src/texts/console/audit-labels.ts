import {
  type AuditAction,
  auditObject,
  type AuditRecord,
  auditSentence,
  auditSentences,
  sectionTypeLabels,
  type Times,
  UNKNOWN_ACTOR,
} from '@pruefer/contracts';
import * as tc from './catalogue.js';
import { choiceLabels } from './record-labels.js';

const text = tc.audit.details;

/** Codes that services store, in the words of the screens that set them; what staff typed has no entry here. */
export const auditCodeLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  action: choiceLabels.planActions,
  area: tc.audit.areas,
  channel: choiceLabels.channels,
  dateFormat: tc.calendar.examples,
  expiry: choiceLabels.keyExpiry,
  language: choiceLabels.languages,
  origin: choiceLabels.bankOrigins,
  reason: choiceLabels.backupReasons,
  role: tc.shell.roles,
  showRenewed: { true: text.yes, false: text.no },
  sort: { ...choiceLabels.userSorts, ...choiceLabels.keySorts },
  status: choiceLabels.keyStatuses,
  timeFormat: tc.calendar.examples,
  type: sectionTypeLabels,
  unusedFor: choiceLabels.keyUnusedFor,
};

/** The event as a predicate for the user's name: "hat sich angemeldet". */
export function describeAuditEvent(record: AuditRecord, times: Times): string {
  return auditSentence(record.action, auditObject(record, times));
}

export function getActorName({ actor }: AuditRecord): string {
  return actor ?? UNKNOWN_ACTOR;
}

/** An action as something to choose: its sentence without the object. */
export function actionLabel(action: AuditAction): string {
  const words = auditSentences[action].replace('#', '…');
  return words.charAt(0).toLocaleUpperCase('de') + words.slice(1);
}
