import { IbanClient } from '@pruefer/client';
import { pageLanguage } from '~/texts/page-language.js';

/** What a visitor waits for after a click: a longer pause is answered by a message. */
const prompt = { maxRetries: 1, maxTotalMs: 10_000 };
/** What says that it waits, and can be cancelled. */
const patient = { timeoutMs: 30_000, maxRetries: 30, maxTotalMs: 600_000 };

export const promptClient = (apiKey: string) => createClient(apiKey, prompt);
export const patientClient = (apiKey: string) => createClient(apiKey, patient);

function createClient(apiKey: string, limits: typeof prompt): IbanClient {
  return new IbanClient({ baseUrl: window.location.origin, apiKey, language: pageLanguage, ...limits });
}

/** Seconds of a pause as a visitor reads them. */
export const toSeconds = (pauseMs: number): number => Math.max(1, Math.ceil(pauseMs / 1_000));
