import { defaultTimes, type Times } from '../formats.js';
import type { RegistryChange, RegistryCountryState } from './registry-releases.js';

type Days = Pick<Times, 'ofDay'>;

/** Describes in German how a release changes the IBANs of one country. */
export function describeRegistryChange(
  { name, kind, before, after }: RegistryChange,
  times: Days = defaultTimes,
): string {
  const [previousState, renewedState] = [before && describeState(before), after && describeState(after)];
  const from = after?.validFrom ? ` ab ${times.ofDay(after.validFrom)}` : '';
  switch (kind) {
    case 'added':
      return `${name} kommt${from} hinzu: ${renewedState}${describeSepa(after, times)}`;
    case 'removed':
      return `${name} hat keine IBANs mehr, bisher: ${previousState}`;
    case 'changed':
      return `${name}${from}: ${renewedState}, bisher: ${previousState}${before?.sepaSince === after?.sepaSince ? '' : describeSepa(after, times)}`;
    case 'sepa':
      return `${name}${from}: unverändert aufgebaut${describeSepa(after, times)}`;
  }
}

function describeState({ structure, length }: RegistryCountryState): string {
  return `${structure} (${length} Stellen)`;
}

function describeSepa(state: RegistryCountryState | null, times: Days): string {
  const since = state?.sepaSince ?? null;
  return since === null
    ? ', kein SEPA'
    : `, SEPA seit ${since.length === 'YYYY-MM-DD'.length ? times.ofDay(since) : since}`;
}
