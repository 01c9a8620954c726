import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, type PickersLocaleText } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/de.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { ReactNode } from 'react';

dayjs.extend(utc);
dayjs.extend(timezone);

// The texts are complete, although their type allows each to be undefined.
const localeText = deDE.components.MuiLocalizationProvider.defaultProps.localeText as Required<PickersLocaleText>;

/** Days and times inside are picked in German, weeks begin on Monday. */
export function GermanPickers({ children }: { children: ReactNode }) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={localeText}>
      {children}
    </LocalizationProvider>
  );
}
