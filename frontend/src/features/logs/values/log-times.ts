const seconds = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
const minutes = { hour: '2-digit', minute: '2-digit' } as const;
const date = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const dayAndMonth = { day: '2-digit', month: '2-digit' } as const;

const forms = {
  /** 20.11.2026, 14:07:31 */
  moment: { ...date, ...seconds },
  /** 20.11.2026, 14:07 */
  minute: { ...date, ...minutes },
  /** 20.11.2026 */
  day: date,
  /** 14:07:31 */
  clock: seconds,
  /** 14:07 */
  hour: minutes,
  /** 20.11. */
  shortDay: dayAndMonth,
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type TimeForm = keyof typeof forms;

const kept = new Map<string, Intl.DateTimeFormat>();

/** An instant in German, as the clocks of a zone show it. */
export function timeText(at: string, form: TimeForm, zone: string): string {
  return formatOf(form, zone).format(new Date(at));
}

/** Making a format takes longer than using it a thousand times. */
function formatOf(form: TimeForm, zone: string): Intl.DateTimeFormat {
  const name = `${form} ${zone}`;
  const known = kept.get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat('de-DE', { ...forms[form], timeZone: zone });
  kept.set(name, format);
  return format;
}
