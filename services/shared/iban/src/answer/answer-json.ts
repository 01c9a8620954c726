import { checkFailureAt } from './describe-checks.js';
import { describeError, type ErrorDescription } from './describe-error.js';
import { describeWarning } from './describe-warning.js';
import type { Language } from '../texts/language.js';
import { hintOfVerdict } from '../input-kinds/hint-of-verdict.js';
import { getSharedChecks } from './shared-checks.js';
import { serializeBankName, serializeText } from './json-text.js';
import { correctedIban } from '../suggestions/corrected-iban.js';
import type { CheckValues, ErrorCode, Verdict } from '../verdict/verdict.js';

/** JSON texts of a verdict's error. The sentence appears several times in the answer. */
interface ErrorAsJson {
  readonly error: ErrorDescription | undefined;
  readonly sentence: string;
  /** Beginning of the answer, up to the IBAN. */
  readonly beginning: string;
  /** From `error` up to the hint, after the forms of the IBAN. */
  readonly text: string;
}

const noError: ErrorAsJson = {
  error: undefined,
  sentence: 'null',
  beginning: '{"valid":true,"iban":"',
  text: ',"error":null,"errorCode":null,"position":null,"expected":null,"actual":null,"hint":',
};

/** Only bank names need escaping. @param verdict on letters and digits that begin with a country code */
export function errorAsJson(verdict: Verdict, language: Language): ErrorAsJson {
  const { error: code } = verdict;
  if (code === null) return noError;
  const description = describeError(code, verdict, language);
  const { sentence, front } = frontAsJson(code, verdict.position, description);
  return {
    error: description,
    sentence,
    beginning: '{"valid":false,"iban":"',
    text: `${front}${description.actual}","hint":`,
  };
}

interface FrontAsJson {
  readonly sentence: string;
  /** From `error` to `actual`. */
  readonly front: string;
}

/** Errors whose sentences also give position and expectation and have few variants. */
const cachedCodes: ReadonlySet<ErrorCode> = new Set(['iban_length', 'iban_check_digits']);
/** More than all lengths of all countries, in both languages. */
const MAX_CACHED = 10_000;
const fronts = new Map<string, FrontAsJson>();

function frontAsJson(code: ErrorCode, position: number | null, { error, expected }: ErrorDescription): FrontAsJson {
  const isCached = cachedCodes.has(code);
  const cachedFront = isCached ? fronts.get(error) : undefined;
  if (cachedFront) return cachedFront;
  const sentence = code === 'bank_code_unknown' ? serializeText(error) : `"${error}"`;
  const front = `,"error":${sentence},"errorCode":"${code}","position":${position},"expected":"${expected}","actual":"`;
  const json = { sentence, front };
  if (isCached && fronts.size < MAX_CACHED) fronts.set(error, json);
  return json;
}

/** Hint for an input that is not an IBAN; skipped for a text with the structure of an IBAN. */
export function hintAsJson(verdict: Verdict, language: Language): string {
  const hint = hintOfVerdict(verdict, language);
  return hint === null ? 'null' : JSON.stringify(hint);
}

/** Warnings and suggestions as JSON text, from the end of the timestamp on. */
export function listsAsJson(verdict: Verdict, language: Language): string {
  const { warnings, suggestions } = verdict;
  if (warnings.length > 0)
    return `","warnings":${warningsAsJson(verdict, language)},"suggestions":[${suggestionsAsJson(verdict)}],`;
  if (suggestions.length === 0) return '","warnings":[],"suggestions":[],';
  return `","warnings":[],"suggestions":[${suggestionsAsJson(verdict)}],`;
}

function warningsAsJson(verdict: Verdict, language: Language): string {
  return JSON.stringify(verdict.warnings.map((code) => ({ code, message: describeWarning(code, verdict, language) })));
}

function suggestionsAsJson({ iban, suggestions }: Verdict): string {
  let text = '';
  for (const suggestion of suggestions) {
    const { position, from, to, bankName } = suggestion;
    const begin = text === '' ? '{"position":' : ',{"position":';
    text += `${begin}${position},"from":"${from}","to":"${to}","bankName":${serializeBankName(bankName)},"iban":"${correctedIban(iban, suggestion)}"}`;
  }
  return text;
}

function valuesAsJson({ expected, actual, remainder }: CheckValues): string {
  return remainder === undefined
    ? `,"values":{"expected":${expected},"actual":${actual}}`
    : `,"values":{"remainder":${remainder}}`;
}

/** The end of an answer as JSON text: from its data version on. */
export function endAsJson(verdict: Verdict, { error, sentence }: ErrorAsJson, language: Language): string {
  const { unfinished, endOfAnswer } = getSharedChecks(verdict, language);
  let text = endOfAnswer[0]!;
  for (let i = 0; i < unfinished.length; i++) {
    const name = unfinished[i]!;
    const { error: reason, values } = checkFailureAt(name, verdict, error, language);
    const asJson = reason === error?.error ? sentence : name === 'bankCode' ? serializeText(reason) : `"${reason}"`;
    text += asJson + (values ? valuesAsJson(values) : '') + endOfAnswer[i + 1]!;
  }
  return text;
}
