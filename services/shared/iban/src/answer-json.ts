import { findingText } from './describe-checks.js';
import { describeFault, type FaultDescription } from './describe-fault.js';
import { describeWarning } from './describe-warning.js';
import { hintOfVerdict } from './input-kinds/hint-of-verdict.js';
import { keptChecksOf } from './kept-checks.js';
import { quoted, quotedName } from './quoted.js';
import { correctedIban } from './suggestions/corrected-iban.js';
import type { ErrorCode, Verdict } from './verdict.js';

/** The words for a verdict's error and their JSON text: the sentence stands in the answer more than once. */
export interface FaultAsJson {
  readonly fault: FaultDescription | undefined;
  readonly sentence: string;
  /** How the answer begins, up to the IBAN. */
  readonly beginning: string;
  /** What follows the forms of the IBAN, from `error` up to the hint. */
  readonly text: string;
}

const noFault: FaultAsJson = {
  fault: undefined,
  sentence: 'null',
  beginning: '{"valid":true,"iban":"',
  text: ',"error":null,"errorCode":null,"position":null,"expected":null,"actual":null,"hint":',
};

/**
 * The words for a verdict's error, as the JSON text of an answer's fields. They hold words of ours and places of the IBAN, none of which JSON
 * escapes; only what they say of banks comes from others.
 * @param verdict on a text of letters and digits that begins with a country's code
 */
export function faultAsJson(verdict: Verdict): FaultAsJson {
  const { error: code } = verdict;
  if (code === null) return noFault;
  const fault = describeFault(code, verdict);
  const { sentence, front } = frontAsJson(code, verdict.position, fault);
  return { fault, sentence, beginning: '{"valid":false,"iban":"', text: `${front}${fault.actual}","hint":` };
}

interface FrontAsJson {
  readonly sentence: string;
  /** From `error` to what was found. */
  readonly front: string;
}

/** Errors whose sentence tells place and expectation, too, and is one of few. */
const keptCodes: ReadonlySet<ErrorCode> = new Set(['iban_length', 'iban_check_digits']);
/** All lengths of all countries stay below this. */
const MAX_KEPT = 5_000;
const fronts = new Map<string, FrontAsJson>();

function frontAsJson(code: ErrorCode, position: number | null, { error, expected }: FaultDescription): FrontAsJson {
  const isKept = keptCodes.has(code);
  const kept = isKept ? fronts.get(error) : undefined;
  if (kept) return kept;
  const sentence = code === 'bank_code_unknown' ? quoted(error) : `"${error}"`;
  const front = `,"error":${sentence},"errorCode":"${code}","position":${position},"expected":"${expected}","actual":"`;
  const made = { sentence, front };
  if (isKept && fronts.size < MAX_KEPT) fronts.set(error, made);
  return made;
}

/** What was sent instead of an IBAN; nothing is looked for in what is built like one. */
export function hintAsJson(verdict: Verdict): string {
  const hint = hintOfVerdict(verdict);
  return hint === null ? 'null' : JSON.stringify(hint);
}

/** Warnings and suggestions as JSON text, from the end of the time on. */
export function listsAsJson(verdict: Verdict): string {
  const { warnings, suggestions } = verdict;
  if (warnings.length > 0)
    return `","warnings":${warningsAsJson(verdict)},"suggestions":[${suggestionsAsJson(verdict)}],`;
  if (suggestions.length === 0) return '","warnings":[],"suggestions":[],';
  return `","warnings":[],"suggestions":[${suggestionsAsJson(verdict)}],`;
}

function warningsAsJson(verdict: Verdict): string {
  return JSON.stringify(verdict.warnings.map((code) => ({ code, message: describeWarning(code, verdict) })));
}

function suggestionsAsJson({ iban, suggestions }: Verdict): string {
  let text = '';
  for (const suggestion of suggestions) {
    const { position, from, to, bankName } = suggestion;
    const begin = text === '' ? '{"position":' : ',{"position":';
    text += `${begin}${position},"from":"${from}","to":"${to}","bankName":${quotedName(bankName)},"iban":"${correctedIban(iban, suggestion)}"}`;
  }
  return text;
}

/** The JSON text with which an answer ends: from its data version on. */
export function endAsJson(verdict: Verdict, { fault, sentence }: FaultAsJson): string {
  const { open, endOfAnswer } = keptChecksOf(verdict);
  let text = endOfAnswer[0]!;
  for (let i = 0; i < open.length; i++) {
    const name = open[i]!;
    const reason = findingText(name, verdict, fault);
    const asJson = reason === fault?.error ? sentence : name === 'bankCode' ? quoted(reason) : `"${reason}"`;
    text += asJson + endOfAnswer[i + 1]!;
  }
  return text;
}
