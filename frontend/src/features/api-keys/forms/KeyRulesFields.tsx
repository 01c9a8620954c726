import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { DayInput } from '~/ui/form/dates/DayInput.js';
import { LinesInput } from '~/ui/form/inputs/LinesInput.js';
import { MoreFields } from '~/ui/form/inputs/MoreFields.js';
import { NumberInput } from '~/ui/form/inputs/NumberInput.js';

const names = ['expiresAt', 'rateLimitPerMinute', 'allowedAddresses'];
const text = tc.apiKeys.fields;

/** Restrictions of a single key; most keys have none. */
export function KeyRulesFields({ isOpenAtFirst = false }: { isOpenAtFirst?: boolean }) {
  return (
    <MoreFields label={text.rules} names={names} isOpenAtFirst={isOpenAtFirst}>
      <DayInput name="expiresAt" label={text.expiresAt} times={useTimes()} helperText={text.expiresAtHelp} />
      <NumberInput name="rateLimitPerMinute" label={text.rateLimit} helperText={text.rateLimitHelp} isOptional />
      <LinesInput name="allowedAddresses" label={text.addresses} helperText={text.addressesHelp} />
    </MoreFields>
  );
}
