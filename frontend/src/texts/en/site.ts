import type { Translation } from '@pruefer/iban';
import type { site as german } from '../de/site.js';
import { duration } from './duration.js';

/** The public site's texts in English. */
export const site = {
  product: 'IBAN-Prüfer',
  site: {
    skip: 'Skip to content',
    navigation: 'Main navigation',
    home: 'Home',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    toDark: 'Switch to dark appearance',
    toLight: 'Switch to light appearance',
    otherLanguage: 'Deutsch',
    otherLanguageCode: 'de',
  },
  crash: {
    title: 'This view has failed',
    text: 'An unexpected error has occurred.',
    retry: 'Try again',
  },
  check: {
    heading: 'Check an IBAN',
    terms: 'Free of charge, without an account',
    placeholder: 'Enter an IBAN',
    submit: 'Check',
    pending: 'Checking',
    idleTitle: 'Structure of a German IBAN',
    idleText: '22 characters. Each group is checked separately. Spaces and small letters do not matter.',
  },
  offered: {
    heading: (count: number) => `The text contains ${count} IBANs. Which one do you want to check?`,
    choose: (iban: string) => `Use ${iban}`,
  },
  anatomy: {
    label: (iban: string, parts: string) => `${iban}. ${parts}`,
    part: (name: string, text: string) => `${name} ${text}`,
    letter: (position: number, character: string) => `Character ${position}: letter ${character}`,
    digit: (position: number, character: string) => `Character ${position}: digit ${character}`,
    sign: (position: number, character: string) => `Character ${position}: sign ${character}`,
    country: 'Country',
    rest: 'Rest',
  },
  facts: { unknown: 'unknown' },
  copy: {
    action: (what: string) => `Copy ${what}`,
    done: 'Copied',
    failed: 'Copying is not possible',
  },
  refusal: {
    title: 'The check failed',
    unexpected: 'An unexpected error has occurred.',
    requestId: 'Request number',
    retry: 'Try again',
    wait: (seconds: number) => `The next check is possible in ${duration(seconds)}.`,
    waited: 'You can check again now.',
    apiKeys: 'For many checks in a row there are API keys with a quota of their own.',
  },
  connection: {
    offline: 'You are offline: there is no connection to the internet.',
    unreachable: 'The server cannot be reached.',
    late: 'The server did not answer in time. Please try again.',
    back: 'The connection is back. You can check again now.',
  },
  toast: {
    region: 'Notifications (F8)',
    close: 'Close notification',
    undo: 'Undo',
    ibanRequired: { title: 'IBAN required', text: 'Please enter an IBAN.' },
    ibanValid: { title: 'IBAN valid', text: 'The IBAN has been checked and is valid.' },
  },
} as const satisfies Translation<typeof german>;
